export const ROLES = ['customer', 'doctor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call an endpoint. Admins may call all; every signed-in user is also a customer. */
export const AUDIENCES = ['any', ...ROLES] as const;
export type Audience = (typeof AUDIENCES)[number];

export function mayCall(role: Role | undefined, audience: Audience): boolean {
  if (audience === 'any') return true;
  if (!role) return false;
  return audience === 'customer' || role === 'admin' || role === audience;
}
