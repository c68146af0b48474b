import { catalogFacts } from '@subah/rules/catalog/catalogs';

export const filterPath = (subcategoryId: string): string => `${catalogFacts.fruits.homePath}/filters/${subcategoryId}`;

export const RECOMMENDED_PATH = '/SuperDeals/recommended';
