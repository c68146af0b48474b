/** Neighbours who order from the demo shop. Nobody signs in as one of them. */
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

/** What somebody writes who sends something back, or does not want it any more. */
export const demoReasons = {
  cancelled: ['Ordered by mistake', 'Bought it on the way home', 'Delivery is too late for me'],
  return_requested: ['Two of the tomatoes were soft', 'Wrong pack was delivered', 'The packet was torn'],
  exchange_requested: ['Got 500 ml instead of 1 litre', 'Short expiry date'],
} as const;
