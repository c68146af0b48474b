/** The registration numbers and the person are made up. */
export const demoFacts = {
  name: 'Subah',
  legalName: 'Subah Home Delivery Private Limited',
  address: '12 Industrial Area Road, Mandideep, Raisen, Madhya Pradesh 462046',
  phone: '0755 400 1100',
  email: 'hello@subah.example',
  gstin: '23AABCS1234F1ZZ',
  fssai: '11426000000123',
  drugLicence: 'MP/20B/2026/1234, MP/21B/2026/1234',
  grievanceOfficer: 'Meera Dubey, 0755 400 1102, complaints@subah.example',
};
