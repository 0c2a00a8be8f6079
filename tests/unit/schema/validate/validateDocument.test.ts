import { expect, test } from 'vitest'
import { mistakesOf, smallSite, withMistake } from '../../smallSite.ts'

test('the small site has no mistakes', () => {
  expect(mistakesOf(smallSite)).toBe('')
})

test('a misspelt section type', () => {
  expect(mistakesOf(withMistake('index.json', '"gallery"', '"galery"'))).toMatchInlineSnapshot(
    `"index.json:15:15  Unknown section type "galery". Did you mean "gallery"?"`,
  )
})

test('a section without a type', () => {
  expect(mistakesOf(withMistake('index.json', '"type": "gallery",', ''))).toMatchInlineSnapshot(
    `"index.json:14:5  This section has no type. By its other fields it is "gallery". Write "type": "gallery", as its first line."`,
  )
})

test('a missing field', () => {
  expect(mistakesOf(withMistake('index.json', '"title": "Welcome",', ''))).toMatchInlineSnapshot(
    `"index.json:8:5  "title" is missing in this "hero" section. Add it. Example: "Junior High School"."`,
  )
})

test('a misspelt field', () => {
  expect(
    mistakesOf(withMistake('index.json', '"backgroundImage"', '"backgroundimage"')),
  ).toMatchInlineSnapshot(
    `"index.json:12:7  There is no field "backgroundimage" in a "hero" section. Did you mean "backgroundImage"?"`,
  )
})

test('an unknown field', () => {
  expect(
    mistakesOf(withMistake('stages/ils.json', '"title": "Fees",', '"title": "Fees", "colour": "red",')),
  ).toMatchInlineSnapshot(
    `"stages/ils.json:14:24  There is no field "colour" in a "text" section. Write it as "light" of the page, before its sections, or delete it."`,
  )
})

test('a trailing comma', () => {
  expect(
    mistakesOf(withMistake('stages/ils.json', '"answer": "Yes."', '"answer": "Yes.",')),
  ).toMatchInlineSnapshot(
    `"stages/ils.json:34:27  There is a comma before the closing "}". Delete the comma: the last entry has none."`,
  )
})

test('a missing comma', () => {
  expect(
    mistakesOf(withMistake('stages/ils.json', '"title": "Fees",', '"title": "Fees"')),
  ).toMatchInlineSnapshot(
    `"stages/ils.json:14:21  A comma is missing after this. Put a comma between two entries."`,
  )
})

test('a missing bracket', () => {
  expect(mistakesOf(withMistake('_posts/1.json', '\n}\n', '\n'))).toMatchInlineSnapshot(
    `"_posts/1.json:16:3  The "{" of line 1 is never closed. Put a "}" after this."`,
  )
})

test('a quote inside a text', () => {
  expect(
    mistakesOf(withMistake('stages/ils.json', '"Ask {phone}."', '"Ask "the office"."')),
  ).toMatchInlineSnapshot(
    `"stages/ils.json:15:23  This double quote ends the text, but the text goes on. Write \\" for each double quote inside a text, or use curly ones: “…”."`,
  )
})

test('single quotes', () => {
  expect(mistakesOf(withMistake('stages/ils.json', '"Fees"', "'Fees'"))).toMatchInlineSnapshot(
    `"stages/ils.json:14:16  Text must stand in straight double quotes. Write "…" instead, with the plain double quotes of the keyboard."`,
  )
})

test('a comment', () => {
  expect(
    mistakesOf(withMistake('stages/ils.json', '"title": "Fees"', '// the fees\n"title": "Fees"')),
  ).toMatchInlineSnapshot(
    `"stages/ils.json:14:7  Notes like this cannot stand in a document. Delete the note."`,
  )
})

test('a date the other way round', () => {
  expect(mistakesOf(withMistake('_posts/1.json', '"2025-04-01"', '"25/04/2025"'))).toMatchInlineSnapshot(
    `"_posts/1.json:9:11  "date" is "25/04/2025", which is not a date written as year-month-day. Did you mean "2025-04-25"?"`,
  )
})

test('a day that does not exist', () => {
  expect(mistakesOf(withMistake('_posts/1.json', '"2025-04-01"', '"2025-02-30"'))).toMatchInlineSnapshot(
    `"_posts/1.json:9:11  "date" is "2025-02-30", which is no day of the calendar. There is no such day: February 2025 has 28 days. Write one of them."`,
  )
})

test('a dead link', () => {
  expect(mistakesOf(withMistake('index.json', '/stages/ils#fees', '/stages/lis'))).toMatchInlineSnapshot(
    `"index.json:30:21  No page has the address "/stages/lis". Did you mean "/stages/ils"?"`,
  )
})

test('a link to a place that is not on the page', () => {
  expect(mistakesOf(withMistake('index.json', '#fees', '#fee'))).toMatchInlineSnapshot(
    `"index.json:30:21  The page "/stages/ils" has no section with the id "fee". Did you mean "/stages/ils#fees"?"`,
  )
})

test('a missing picture', () => {
  expect(
    mistakesOf(withMistake('index.json', '"src": "/images/hero.svg"', '"src": "/images/harbour.svg"')),
  ).toMatchInlineSnapshot(
    `"index.json:19:18  There is no picture "public/images/harbour.svg". Put the file into "public/images", or write the path of one that is there."`,
  )
})

test('a picture in other letter case', () => {
  expect(
    mistakesOf(withMistake('index.json', '"src": "/images/hero.svg"', '"src": "/images/Hero.svg"')),
  ).toMatchInlineSnapshot(
    `"index.json:19:18  The picture "/images/Hero.svg" is spelt differently: letter case counts. Did you mean "/images/hero.svg"?"`,
  )
})

test('a picture with the folder public in its path', () => {
  expect(
    mistakesOf(withMistake('index.json', '"/images/hero.svg"', '"public/images/hero.svg"')),
  ).toMatchInlineSnapshot(
    `"index.json:12:26  "backgroundImage" is "public/images/hero.svg", which is not the path of a picture. Did you mean "/images/hero.svg"?"`,
  )
})

test.each([
  [
    'of a picture that is not there',
    '/images/harbour.svg',
    60,
    '30  There is no picture "public/images/harbour.svg". Put the file into "public/images", or write the path of one that is there.',
  ],
  [
    'of a picture in other letter case',
    '/images/Hero.svg',
    60,
    '30  The picture "/images/Hero.svg" is spelt differently: letter case counts. Did you mean "/images/hero.svg"?',
  ],
  [
    'of a file that is no picture',
    '/docs/fees.pdf',
    60,
    '30  "image" is "/docs/fees.pdf", which is not the path of a picture. Use a file that ends in .jpg, .png or .svg. Example: "/images/sports-day.jpg".',
  ],
  ['beyond the edge', '/images/hero.svg', 101, '55  "x" must be at most 100. Write 100 or less.'],
  ['before the edge', '/images/hero.svg', -1, '55  "x" must be at least 0. Write 0 or more.'],
  [
    'between two percents',
    '/images/hero.svg',
    33.3,
    '55  "x" must be a whole number, but a number stands here. Write a whole number, such as 33.',
  ],
])('a focal point %s', (_, image, x, said) => {
  const points = `"focalPoints": [{ "image": "${image}", "x": ${x}, "y": 25 }], "catchAlls"`
  const found = mistakesOf(withMistake('_site.json', '"catchAlls"', points))
  expect(found.replace(/^_site\.json:\d+:/, '')).toBe(said)
})

test('a picture without alt text', () => {
  expect(mistakesOf(withMistake('index.json', '"alt": "The harbour",', ''))).toMatchInlineSnapshot(
    `"index.json:19:18  Nothing says what this picture shows. Add "alt": one sentence for those who cannot see the picture."`,
  )
})

test('an unknown icon', () => {
  expect(mistakesOf(withMistake('stages/ils.json', '"users"', '"user"'))).toMatchInlineSnapshot(
    `"stages/ils.json:22:19  There is no icon "user". Did you mean "users"?"`,
  )
})

test('an icon in capitals', () => {
  expect(mistakesOf(withMistake('stages/ils.json', '"users"', '"BookOpen"'))).toMatchInlineSnapshot(
    `"stages/ils.json:22:19  "icon" is "BookOpen", which is not the name of an icon. Did you mean "book-open"?"`,
  )
})

test('an equal key', () => {
  expect(
    mistakesOf(
      withMistake('index.json', '"title": "Welcome",', '"title": "Welcome",\n      "title": "Hello",'),
    ),
  ).toMatchInlineSnapshot(
    `"index.json:11:7  "title" stands twice in the same place; only one of them can count. Delete one of the two, or rename it."`,
  )
})

test('a key that JavaScript keeps to itself', () => {
  expect(
    mistakesOf(withMistake('index.json', '"title": "Welcome",', '"title": "Welcome", "__proto__": {},')),
  ).toMatchInlineSnapshot(`"index.json:10:27  "__proto__" is not allowed as a name. Delete it."`)
})

test('a number where text belongs', () => {
  expect(mistakesOf(withMistake('index.json', '"The home page."', '42'))).toMatchInlineSnapshot(
    `"index.json:3:18  "description" must be text, but a number stands here. Put it in double quotes: "42"."`,
  )
})

test('a number that no computer holds', () => {
  expect(mistakesOf(withMistake('stages/ils.json', '"order": 1', '"order": 1e999'))).toContain(
    '"order" must be a number, but one that is too large to be read stands here.',
  )
})

test('text where a number belongs', () => {
  expect(mistakesOf(withMistake('stages/ils.json', '"order": 1', '"order": "1"'))).toMatchInlineSnapshot(
    `"stages/ils.json:8:14  "order" must be a number, but text stands here. Write it without quotes: 1."`,
  )
})

test('an empty text', () => {
  expect(mistakesOf(withMistake('index.json', '"Welcome"', '" "'))).toMatchInlineSnapshot(
    `"index.json:10:16  "title" is empty. Write something. Example: "Junior High School"."`,
  )
})

test('an empty list', () => {
  expect(
    mistakesOf(withMistake('index.json', '"aliases": [\n    "/home"\n  ]', '"aliases": []')),
  ).toMatchInlineSnapshot(
    `"index.json:4:14  "aliases" is empty. Write at least one entry, or delete the field."`,
  )
})

test('an alias that is another page', () => {
  expect(mistakesOf(withMistake('index.json', '"/home"', '"/Stages/ILS"'))).toMatchInlineSnapshot(
    `"index.json:5:5  The address "/Stages/ILS" belongs to "stages/ils.json"; letter case does not count. Delete this alias, or write another address."`,
  )
})

test('a related post that does not exist', () => {
  expect(
    mistakesOf(withMistake('_posts/1.json', '"relatedPosts": [\n    2\n  ]', '"relatedPosts": [7]')),
  ).toMatchInlineSnapshot(
    `"_posts/1.json:14:20  There is no post 7. Delete this number, or write one that is not listed yet: 2."`,
  )
})

test('a word in braces that stands for nothing', () => {
  expect(mistakesOf(withMistake('stages/ils.json', '{phone}', '{telephone}'))).toMatchInlineSnapshot(
    `"stages/ils.json:15:23  "{telephone}" stands for nothing. Write {school}, {address}, {phone}, {email}, {name}, or leave out the braces."`,
  )
})

test('a folder without pages', () => {
  expect(
    mistakesOf(withMistake('stages/index.json', '"from": "/stages"', '"from": "/stage"')),
  ).toMatchInlineSnapshot(
    `"stages/index.json:8:15  There are no pages in a folder "/stage", so this list would be empty. Did you mean "/stages"?"`,
  )
})

test('a post section on another page', () => {
  expect(
    mistakesOf(withMistake('stages/index.json', '"sections": [', '"sections": [{ "type": "postBody" },')),
  ).toMatchInlineSnapshot(
    `"stages/index.json:4:26  A "postBody" section shows one blog post, and this page is none. Use it only on the page that shows posts, such as "blog/[id].json", or take "text" here."`,
  )
})

test('a link without https', () => {
  expect(
    mistakesOf(withMistake('_site.json', 'https://www.facebook.com', 'http://www.facebook.com')),
  ).toMatchInlineSnapshot(
    `"_site.json:38:17  "path" is "http://www.facebook.com/har…", which is not an address that a link can lead to. Did you mean "https://www.facebook.com/harbourview"?"`,
  )
})

test('an email address as a link', () => {
  expect(
    mistakesOf(withMistake('index.json', '"/stages/ils#fees"', '"office@harbourview.org"')),
  ).toMatchInlineSnapshot(
    `"index.json:30:21  "buttonLink" is "office@harbourview.org", which is not an address that a link can lead to. Did you mean "mailto:office@harbourview.org"?"`,
  )
})
