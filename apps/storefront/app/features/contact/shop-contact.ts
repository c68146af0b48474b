export const shopContact = {
  name: 'Subah',
  street: 'Station Road',
  town: 'Mandideep',
  pincode: '462046',
  state: 'Madhya Pradesh',
  email: 'hello@subah.example',
  phone: '+91 755 000 0100',
} as const;

export const dialled = (phone: string): string => phone.replaceAll(/[^+\d]/g, '');
