/** Words of questions that say nothing about their subject, folded (`foldLetters`). */
const lists: Readonly<Record<string, string>> = {
  en: `a about after all also am an and any are as at be been before but by can could did do does for from get give
    had has have he her here him his how i if im in into is it its just know let like many may me more much must my need of
    on or our please s shall she should so some t tell than that the their them then there they this to up us want was we
    were what when where which who whom whose why will with would you your`,
  fr: `a ai au aux avec avez c ce ces cet cette chez combien comment d dans de des du elle elles en est et etes faire
    faut il ils j je l la le les leur leurs lui ma mais me mes mon n ne nos notre nous on ont ou par pas peut plus pour
    pouvez puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t ta te tes ton tu un une
    vos votre vous y`,
  ar: `ما ماذا من في علي الي عن هل متي اين كيف كم لماذا هذا هذه التي الذي هو هي او ان ثم مع`,
}

export const stopWords = (language: string): ReadonlySet<string> =>
  new Set((lists[language] ?? '').split(/\s+/))
