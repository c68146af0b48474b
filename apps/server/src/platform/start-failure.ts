/** A start-up error that the operator can fix; printed as one line without a stack. */
export class StartFailure extends Error {}
