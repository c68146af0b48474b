import type { DeliveryTexts } from '@subah/messages/delivery-promise';
import { useRouteLoaderData } from 'react-router';

type RootData = { deliveryTexts: DeliveryTexts } | undefined;
type MetaArgs = { matches: readonly ({ id: string; loaderData: unknown } | undefined)[] };

/** On an error page, which has no data. */
const NO_TEXTS: DeliveryTexts = { cutOff: '', windows: '', promise: '', freeDelivery: '' };

/** For the title and description of a page. */
export const deliveryTextsOf = ({ matches }: MetaArgs): DeliveryTexts =>
  (matches.find((match) => match?.id === 'root')?.loaderData as RootData)?.deliveryTexts ?? NO_TEXTS;

/** Written by the root loader, so that the first load of a page does without the code for times and amounts. */
export const useDeliveryTexts = (): DeliveryTexts =>
  (useRouteLoaderData('root') as RootData)?.deliveryTexts ?? NO_TEXTS;
