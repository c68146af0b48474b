import { type Catalog, catalogFacts } from '../catalog/catalogs.ts';

type Line = { catalog: Catalog };

export const isCarried = (line: Line): boolean => catalogFacts[line.catalog].isCarried;

/** Lab tests alone are not delivered, so they pay no express charge. */
export const isExpressOrder = (lines: readonly Line[], isChosen: boolean): boolean => isChosen && lines.some(isCarried);
