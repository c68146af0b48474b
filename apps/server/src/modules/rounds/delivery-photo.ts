import { rowPhotos } from '../../platform/storage/row-photos.ts';
import { stopVisits } from './rounds.tables.ts';

export const deliveryPhotos = rowPhotos(stopVisits, 'delivery-photos');
