/** The start cannot go on, for a reason that one line explains. Shown without a stack. */
export class StartFailure extends Error {}
