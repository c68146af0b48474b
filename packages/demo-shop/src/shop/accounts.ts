import type { Role } from '@subah/rules/accounts/roles';
import type { AddressType } from '@subah/rules/delivery/address';

export type DemoAccount = {
  role: Role;
  name: string;
  mobile: string;
  email: string;
  password: string;
  referralCode: string;
};

/** The passwords are public, so these accounts can sign in from loopback only. */
export const demoAccounts: DemoAccount[] = [
  {
    role: 'customer',
    name: 'Priya Verma',
    mobile: '9876543210',
    email: 'priya@subah.example',
    password: 'customer123',
    referralCode: 'PRIYA246',
  },
  {
    role: 'doctor',
    name: 'Dr. Demo',
    mobile: '9876543211',
    email: 'doctor@subah.example',
    password: 'doctor123',
    referralCode: 'DOCTOR24',
  },
  {
    role: 'admin',
    name: 'Subah Admin',
    mobile: '9876543212',
    email: 'admin@subah.example',
    password: 'admin123',
    referralCode: 'SUBAH246',
  },
  {
    role: 'manager',
    name: 'Meena Kushwaha',
    mobile: '9876543213',
    email: 'manager@subah.example',
    password: 'manager123',
    referralCode: 'MEENA246',
  },
  {
    role: 'packer',
    name: 'Ravi Malviya',
    mobile: '9876543214',
    email: 'packer@subah.example',
    password: 'packer123',
    referralCode: 'RAVIM246',
  },
  {
    role: 'pharmacist',
    name: 'Farah Khan',
    mobile: '9876543215',
    email: 'pharmacist@subah.example',
    password: 'pharmacist123',
    referralCode: 'FARAH246',
  },
  {
    role: 'rider',
    name: 'Salim Ansari',
    mobile: '9876543216',
    email: 'rider@subah.example',
    password: 'rider123',
    referralCode: 'SALIM246',
  },
];

type DemoAddress = {
  addressType: AddressType;
  name: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  pincode: string;
  isDefault: boolean;
};

/** Addresses of the demo customer; the one in Indore is outside the delivery area. */
export const demoAddresses: DemoAddress[] = [
  {
    addressType: 'other',
    name: 'Sunita Verma',
    phone: '9826098765',
    street: '22, Vijay Nagar, near Sayaji Square',
    city: 'Indore',
    state: 'Madhya Pradesh',
    pincode: '452010',
    isDefault: false,
  },
  {
    addressType: 'office',
    name: 'Priya Verma',
    phone: '9876543210',
    street: 'Unit 12, Industrial Area Phase 2, Satlapur',
    city: 'Mandideep',
    state: 'Madhya Pradesh',
    pincode: '462046',
    isDefault: false,
  },
  {
    addressType: 'home',
    name: 'Priya Verma',
    phone: '9876543210',
    street: 'B-204, Chinar Dream City, Hoshangabad Road',
    city: 'Bhopal',
    state: 'Madhya Pradesh',
    pincode: '462047',
    isDefault: true,
  },
];
