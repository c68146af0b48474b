import type { DemoCategory } from '../demo-product.ts';
import { betwaDairy } from './betwa-dairy.ts';
import { bhojpurGaushala } from './bhojpur-gaushala.ts';
import { desiFarm } from './desi-farm.ts';
import { malwaDairy } from './malwa-dairy.ts';
import { subahDairy } from './subah-dairy.ts';

export const milk: DemoCategory[] = [subahDairy, malwaDairy, bhojpurGaushala, betwaDairy, desiFarm];
