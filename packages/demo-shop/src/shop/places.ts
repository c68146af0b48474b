export type DemoStore = {
  name: string;
  address: string;
  /** Name of one of the areas. */
  area: string;
  pincode: string;
  phone: string;
  hours: string;
};

export const stores: DemoStore[] = [
  {
    name: 'Subah Mandideep',
    address: 'Shop 4, Sunrise Complex, near Bus Stand, Mandideep',
    area: 'Mandideep',
    pincode: '462046',
    phone: '+91 755 000 0101',
    hours: '6 AM to 11 PM, all days',
  },
  {
    name: 'Subah Satlapur',
    address: 'Ground floor, Pragati Market, Satlapur Road, Mandideep',
    area: 'Satlapur',
    pincode: '462046',
    phone: '+91 755 000 0102',
    hours: '6 AM to 10 PM, all days',
  },
  {
    name: 'Subah Misrod',
    address: 'Shop 11, Gulmohar Plaza, Hoshangabad Road, Misrod, Bhopal',
    area: 'Misrod',
    pincode: '462047',
    phone: '+91 755 000 0103',
    hours: '6 AM to 11 PM, all days',
  },
  {
    name: 'Subah Katara Hills',
    address: 'Shop 2, Hill View Arcade, Katara Hills Main Road, Bhopal',
    area: 'Kattra Hills',
    pincode: '462043',
    phone: '+91 755 000 0104',
    hours: '6 AM to 11 PM, all days',
  },
  {
    name: 'Subah 11 Mile',
    address: 'Plot 18, Bypass Crossing, 11 Mile, Hoshangabad Road, Bhopal',
    area: '11 Mile',
    pincode: '462047',
    phone: '+91 755 000 0105',
    hours: '6 AM to 10 PM, all days',
  },
  {
    name: 'Subah Bangrasia',
    address: 'Shop 7, Shanti Market, Bangrasia Square, Bhopal',
    area: 'Bangrasia',
    pincode: '462045',
    phone: '+91 755 000 0106',
    hours: '7 AM to 10 PM, all days',
  },
  {
    name: 'Subah Obaidullaganj',
    address: 'Station Road, opposite the Town Garden, Obaidullaganj',
    area: 'Obaidullaganj',
    pincode: '464993',
    phone: '+91 755 000 0107',
    hours: '7 AM to 9:30 PM, all days',
  },
  {
    name: 'Subah Sahara Estate',
    address: 'Shop 3, Gate 2 Market, Sahara Estate, Bagmugalia, Bhopal',
    area: 'Sahara Estate',
    pincode: '462043',
    phone: '+91 755 000 0108',
    hours: '6 AM to 10 PM, all days',
  },
];
