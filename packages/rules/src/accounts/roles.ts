/** `admin` is the owner of the shop. */
export const STAFF_ROLES = ['rider', 'packer', 'pharmacist', 'doctor', 'manager', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLES = ['customer', ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

const MANAGERS = ['admin', 'manager'] as const;

/** What staff may see and do, and who may. The server checks it on every call, the console shows only what it allows. */
const ABILITIES = {
  // orders
  'see orders with medicines': [...MANAGERS, 'pharmacist'],
  'see all orders': MANAGERS,
  'change orders': MANAGERS,
  'pack orders': [...MANAGERS, 'packer'],
  'deliver orders': [...MANAGERS, 'rider'],
  'run the milk round': MANAGERS,
  'plan rounds': MANAGERS,

  // health
  'check prescriptions': [...MANAGERS, 'pharmacist'],
  'handle lab tests': MANAGERS,
  'see own appointments': [...MANAGERS, 'doctor'],
  'see all appointments': MANAGERS,

  // products
  'see products': [...MANAGERS, 'pharmacist'],
  'change products': MANAGERS,
  'change prices and stock': MANAGERS,
  'move stock': [...MANAGERS, 'packer'],
  'see batches': [...MANAGERS, 'packer', 'pharmacist'],
  'recall batches': [...MANAGERS, 'pharmacist'],
  'see costs': MANAGERS,
  'buy goods': MANAGERS,

  // customers and money
  'serve customers': MANAGERS,
  'see payments': MANAGERS,
  'make refunds': MANAGERS,
  'count cash': MANAGERS,
  'change offers': MANAGERS,
  'see reports': MANAGERS,

  // the shop
  'change settings': MANAGERS,
  'see audit log': MANAGERS,
  'see operations': MANAGERS,
  'manage staff': MANAGERS,
  'manage owners': ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Ability = keyof typeof ABILITIES;

export const can = (role: Role, ability: Ability): boolean => (ABILITIES[ability] as readonly Role[]).includes(role);

/** Who may call an endpoint. Every signed-in user is also a customer; `staff` is every other role. */
export const AUDIENCES = ['any', 'customer', 'staff', ...(Object.keys(ABILITIES) as Ability[])] as const;
export type Audience = (typeof AUDIENCES)[number];

export function mayCall(role: Role | undefined, audience: Audience): boolean {
  if (audience === 'any') return true;
  if (!role) return false;
  if (audience === 'customer') return true;
  return audience === 'staff' ? role !== 'customer' : can(role, audience);
}

export const roleLabels: Record<Role, string> = {
  customer: 'Customer',
  rider: 'Rider',
  packer: 'Packer',
  pharmacist: 'Pharmacist',
  doctor: 'Doctor',
  manager: 'Manager',
  admin: 'Owner',
};
