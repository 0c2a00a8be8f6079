/** A document whose opening and close show a drawing in a light. Its texts are as long as those of a real page. */
export const drawingPage = (drawing: string, light: string) => ({
  title: `${drawing} in the light ${light}`,
  description: 'A drawing behind words.',
  light,
  sections: [
    {
      type: 'hero',
      title: 'Innovative Learning Spaces',
      description:
        'Rooms that can be rearranged in five minutes, so that a lesson is a workshop in the morning and a debate after the break.',
      backgroundImage: drawing,
      actions: [
        { buttonText: 'Apply Now', buttonLink: '/' },
        { buttonText: 'Ask us anything', buttonLink: 'mailto:office@harbourview.example' },
      ],
    },
    {
      type: 'callToAction',
      title: 'Give your child a place to think',
      description: 'Come and see a lesson, ask what you want to know, and take the prospectus home.',
      buttonText: 'Apply Now',
      buttonLink: '/',
      image: drawing,
      light,
    },
  ],
})
