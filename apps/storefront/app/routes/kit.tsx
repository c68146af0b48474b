import { Cards } from '@subah/ui/samples/cards';
import { CarouselSample, LongText, Progress, States, TableSample, TabsSample } from '@subah/ui/samples/collections';
import { Comboboxes } from '@subah/ui/samples/comboboxes';
import { Buttons, Choices, Fields, Labels, Steppers } from '@subah/ui/samples/controls';
import { Menus, Overlays, Toasts } from '@subah/ui/samples/overlays';

/** Registered in development only. */
export default function KitPage() {
  return (
    <div className="wrap grid gap-8 py-6 *:min-w-0">
      <title>Kit · Subah</title>
      <h1 className="font-extrabold text-3xl tracking-[-0.025em]">Kit</h1>
      <Cards />
      <div className="grid gap-3 *:min-w-0 lg:grid-cols-3 lg:gap-4">
        <Buttons />
        <Fields />
        <Choices />
        <Comboboxes />
        <Labels />
        <Steppers />
        <Toasts />
        <Overlays />
        <Menus />
        <Progress />
        <States />
        <TabsSample />
        <LongText />
      </div>
      <CarouselSample />
      <TableSample />
    </div>
  );
}
