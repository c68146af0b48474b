/** The first owner and deleted accounts have an address of the reserved domain `.invalid` (RFC 2606). */
export const canGetMail = (email: string): boolean => !email.endsWith('.invalid');
