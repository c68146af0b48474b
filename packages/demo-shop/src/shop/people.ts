/** Customers with orders. */
export const demoCustomers = [
  { code: 'meena-kushwaha', name: 'Meena Kushwaha', mobile: '9826502101', street: '14, Shiv Mandir Gali, Satlapur', area: 'Satlapur' },
  { code: 'arjun-lodhi', name: 'Arjun Lodhi', mobile: '9826502102', street: 'A-7, Radhapuram Colony', area: 'Radhapuram' },
  { code: 'farhana-sheikh', name: 'Farhana Sheikh', mobile: '9826502103', street: '31, Sheetal City, Sector B', area: 'Sheetal City' },
  { code: 'devendra-thakur', name: 'Devendra Thakur', mobile: '9826502104', street: 'Flat 402, Sage Golden Spring', area: 'Sage' },
  { code: 'pooja-sahu', name: 'Pooja Sahu', mobile: '9826502105', street: '118, Indus Town, Phase 1', area: 'Indus Town' },
  { code: 'gopal-rajput', name: 'Gopal Rajput', mobile: '9826502106', street: 'Near Bus Stand, Ratanpur Sadak', area: 'Ratanpur' },
  { code: 'nisha-jain', name: 'Nisha Jain', mobile: '9826502107', street: 'C-22, British Park', area: 'British Park' },
  { code: 'harish-meena', name: 'Harish Meena', mobile: '9826502108', street: '5, Gram Panchayat Road, Dipdi', area: 'Dipdi' },
  { code: 'rubina-ansari', name: 'Rubina Ansari', mobile: '9826502109', street: '64, Krishnapuram', area: 'Krishnapuram' },
  { code: 'suresh-vishwakarma', name: 'Suresh Vishwakarma', mobile: '9826502110', street: 'H-3, Fortune Divine City', area: 'Fortune City' },
  { code: 'lata-dubey', name: 'Lata Dubey', mobile: '9826502111', street: '9, Hanuman Chowk, Misrod', area: 'Misrod' },
  { code: 'vikas-chourasia', name: 'Vikas Chourasia', mobile: '9826502112', street: 'Quarter 27, Industrial Area, Mandideep', area: 'Mandideep' },
] as const;

/** Reasons for cancellations, returns and exchanges. */
export const demoReasons = {
  cancelled: ['Ordered by mistake', 'Bought it on the way home', 'Delivery is too late for me'],
  return_requested: ['Two of the tomatoes were soft', 'Wrong pack was delivered', 'The packet was torn'],
  exchange_requested: ['Got 500 ml instead of 1 litre', 'Short expiry date'],
} as const;

/** Customers with a membership, and since how many days. */
export const demoMembers = [
  { name: 'Anil Raghuvanshi', mobile: '9876543231', code: 'anil', plan: 'year', sinceDays: 120 },
  { name: 'Farida Khan', mobile: '9876543232', code: 'farida', plan: 'half-year', sinceDays: 179 },
  { name: 'Sunil Malviya', mobile: '9876543233', code: 'sunil', plan: 'month', sinceDays: 12 },
  { name: 'Kavita Jain', mobile: '9876543234', code: 'kavita', plan: 'free', sinceDays: 30 },
];

/** Patients of the demo doctor today and tomorrow. */
export const demoPatients = [
  { code: 'pushpa-rathore', name: 'Pushpa Rathore', mobile: '9826411701', reason: 'Cough for a week' },
  { code: 'ramkishore-patel', name: 'Ramkishore Patel', mobile: '9826411702', reason: 'Sugar report to be read' },
  { code: 'imran-khan', name: 'Imran Khan', mobile: '9826411703', reason: '' },
  { code: 'kavita-yadav', name: 'Kavita Yadav', mobile: '9826411704', reason: 'Blood pressure check' },
  { code: 'deepak-ahirwar', name: 'Deepak Ahirwar', mobile: '9826411705', reason: 'Fever since Friday, sore throat' },
  { code: 'anita-raghuwanshi', name: 'Anita Raghuwanshi', mobile: '9826411706', reason: 'Weakness' },
];

/** Open call requests. */
export const demoCallRequests = [
  { doctorCode: 'anjali-deshpande', name: 'Mohan Lal', phone: '9826411711', convenientTime: 'Today after 6 PM' },
  { doctorCode: 'ramesh-chouksey', name: 'Shabana Begum', phone: '9826411712', convenientTime: 'Tomorrow morning' },
  { doctorCode: 'anjali-deshpande', name: 'Rekha Kushwaha', phone: '9826411713', convenientTime: 'Any time' },
];

export const demoPeople: { code: string; name: string; mobile: string }[] = [...demoCustomers, ...demoMembers, ...demoPatients];
