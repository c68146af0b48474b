import { catalogueFacts } from '@subah/rules/catalog/catalogues';
import { useApi } from '../../lib/use-api.ts';
import { catalogueTint } from './catalogue-tint.ts';
import { categoryPath } from './category-path.ts';
import { type CategoryShelfData, shelfPage } from './category-shelf.queries.ts';
import { listingMeta } from './listing-meta.ts';
import type { GridCard } from './product-grid.tsx';
import { Shelf } from './shelf.tsx';
import type { Crumb } from './structured-data.ts';

type Props = {
  shelf: CategoryShelfData;
  /** Unless told, the name of the category. */
  title?: string;
  card: GridCard;
};

/** One category with its subcategories beside it; groceries, medicines and produce are shown alike. */
export function CategoryShelf({ shelf, title, card }: Props) {
  const api = useApi();
  const { catalogue, category, subcategories, current, hasAll, page } = shelf;
  const path = categoryPath(catalogue, category._id);
  const all = { to: path, label: 'All', image: category.image, isCurrent: current === null };
  const links = subcategories.map(({ _id, name, image }) => ({
    to: `${path}?subcategory=${_id}`,
    label: name,
    image,
    isCurrent: _id === current?._id,
  }));
  return (
    <Shelf
      trail={trailOf(shelf)}
      here={(current ?? category).name}
      title={title ?? category.name}
      lead={title ? category.name : undefined}
      tint={catalogueTint[catalogue]}
      sideLabel={`Subcategories of ${category.name}`}
      sideGroups={links.length > 0 ? [{ links: hasAll ? [all, ...links] : links }] : []}
      page={page}
      loadMore={(cursor) => shelfPage(api, shelf, cursor)}
      card={card}
    />
  );
}

export function categoryShelfMeta(args: Parameters<typeof listingMeta>[0], shelf: CategoryShelfData | undefined) {
  if (!shelf) return [];
  const { catalogue, category, subcategories, current, hasAll, page } = shelf;
  const path = categoryPath(catalogue, category._id);
  const isDefault = hasAll ? current === null : current === (subcategories[0] ?? null);
  const here = (current ?? category).name;
  return listingMeta(args, {
    title: current ? `${current.name} · ${category.name}` : category.name,
    description: `${here} at your door in Mandideep and Bhopal. Order by 11:00PM, delivered 8AM to 11AM. Free home delivery above ₹199.`,
    path: current && !isDefault ? `${path}?subcategory=${current._id}` : path,
    image: (current ?? category).image,
    trail: trailOf(shelf),
    here,
    products: page?.data,
  });
}

function trailOf({ catalogue, category, current }: CategoryShelfData): Crumb[] {
  const { homePath, title } = catalogueFacts[catalogue];
  const home = { to: homePath, label: title };
  return current ? [home, { to: categoryPath(catalogue, category._id), label: category.name }] : [home];
}
