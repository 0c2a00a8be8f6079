/** Width of the line beside the stages, in CSS pixels. */
export const stripWidth = 14

/** Distance from the outer edge of the line to the stages in CSS pixels. */
export const stageInset = { phone: 36, medium: 60 } as const
