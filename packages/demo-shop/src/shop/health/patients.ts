/** People who see the demo doctor today and tomorrow. */
export const demoPatients = [
  { code: 'sunita-malviya', name: 'Sunita Malviya', mobile: '9826411701', reason: 'Cough for a week' },
  { code: 'ramkishore-patel', name: 'Ramkishore Patel', mobile: '9826411702', reason: 'Sugar report to be read' },
  { code: 'imran-khan', name: 'Imran Khan', mobile: '9826411703', reason: '' },
  { code: 'kavita-yadav', name: 'Kavita Yadav', mobile: '9826411704', reason: 'Blood pressure check' },
  { code: 'deepak-ahirwar', name: 'Deepak Ahirwar', mobile: '9826411705', reason: 'Fever since Friday, sore throat' },
  { code: 'anita-raghuwanshi', name: 'Anita Raghuwanshi', mobile: '9826411706', reason: 'Weakness' },
];

/** People who want to be called about a doctor. */
export const demoCallRequests = [
  { doctorCode: 'anjali-deshpande', name: 'Mohan Lal', phone: '9826411711', convenientTime: 'Today after 6 PM' },
  { doctorCode: 'ramesh-chouksey', name: 'Shabana Begum', phone: '9826411712', convenientTime: 'Tomorrow morning' },
  { doctorCode: 'anjali-deshpande', name: 'Rekha Kushwaha', phone: '9826411713', convenientTime: 'Any time' },
];
