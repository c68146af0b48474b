import { FlaskConical, HeartPulse, type LucideIcon, Sunrise } from 'lucide-react';

export const milkPromises: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: HeartPulse, title: 'Milk from healthy cattle', text: 'From named dairies near you' },
  { icon: FlaskConical, title: 'Quality tested', text: 'For 100+ common adulterants' },
  { icon: Sunrise, title: 'Home delivery 8AM to 11AM', text: 'Order by 11:00PM tonight' },
];
