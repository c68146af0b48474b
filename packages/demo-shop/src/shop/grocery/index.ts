import type { DemoCategory } from '../demo-product.ts';
import { attaRiceDal } from './atta-rice-dal.ts';
import { babyCare } from './baby-care.ts';
import { biscuitsBakery } from './biscuits-bakery.ts';
import { breakfastNoodles } from './breakfast-noodles.ts';
import { coldDrinksJuices } from './cold-drinks-juices.ts';
import { dryFruitsSeeds } from './dry-fruits-seeds.ts';
import { homeCleaning } from './home-cleaning.ts';
import { masalaSpices } from './masala-spices.ts';
import { namkeenSnacksSweets } from './namkeen-snacks-sweets.ts';
import { oilGhee } from './oil-ghee.ts';
import { personalCare } from './personal-care.ts';
import { poojaHome } from './pooja-home.ts';
import { saucesPicklesSpreads } from './sauces-pickles-spreads.ts';
import { teaCoffeeDrinks } from './tea-coffee-drinks.ts';

export const grocery: DemoCategory[] = [attaRiceDal, oilGhee, masalaSpices, teaCoffeeDrinks, biscuitsBakery, namkeenSnacksSweets, breakfastNoodles, saucesPicklesSpreads, dryFruitsSeeds, coldDrinksJuices, homeCleaning, personalCare, babyCare, poojaHome];
