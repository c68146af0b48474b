import { closeSaveToList, useSaveToListRequest } from '../lib/lists/save-to-list.ts';
import { lazyDialog } from '../lib/page/lazy-dialog.tsx';

const SaveToListDialog = lazyDialog(() =>
  import('../features/lists/save-to-list-dialog.tsx').then((module) => module.SaveToListDialog),
);

export function SaveToListHost() {
  const request = useSaveToListRequest();
  return <SaveToListDialog open={request !== null} onClose={closeSaveToList} request={request} />;
}
