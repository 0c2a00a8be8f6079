/** Width of the line beside the stages, in CSS pixels. */
export const stripWidth = 14

/** How far the stages stand in from the outer edge of the line, from medium screens on. */
export const stageInset = 60
