import type { Role } from '@subah/rules/accounts/roles';

export type DemoAccount = { role: Role; name: string; mobile: string; email: string; password: string };

/** Published passwords: these accounts sign in on the machine itself only. */
export const demoAccounts: DemoAccount[] = [
  { role: 'customer', name: 'Priya Verma', mobile: '9876543210', email: 'priya@subah.example', password: 'customer123' },
  { role: 'doctor', name: 'Dr. Demo', mobile: '9876543211', email: 'doctor@subah.example', password: 'doctor123' },
  { role: 'admin', name: 'Subah Admin', mobile: '9876543212', email: 'admin@subah.example', password: 'admin123' },
];
