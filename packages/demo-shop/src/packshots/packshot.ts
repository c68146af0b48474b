/** Input for the drawing of one product. Colours are `#rrggbb`. */
export type Packshot = {
  template: PackshotTemplate;
  /** Drawing in `art/` shown on the pack, or heaped where the product has no pack. */
  art?: string;
  /** Main colour of the pack and its accent colour. */
  c1?: string;
  c2?: string;
  /** Contents seen through glass or plastic, and the cap or lid. */
  fill?: string;
  cap?: string;
  /** Tablets of a blister. */
  pill?: string;
  /** Replaces a product name that is too long for the pack. */
  label?: string;
  /** Small second line: "Paracetamol tablets IP". */
  note?: string;
  /** Devanagari word on the pack; only words outlined in `glyphs.json` can be drawn. */
  hindi?: string;
  face?: 'sans' | 'serif' | 'round' | 'cond';
  design?: 'sun' | 'horizon' | 'clinic';
  shape?: 'oil' | 'syrup' | 'spray';
  /** Recolouring of the drawing: hue rotation in degrees, saturation factor. */
  hue?: number;
  saturation?: number;
  /** Layout of a heap: drawings per row from the front, their size, gap and rotation. */
  rows?: number[];
  size?: number;
  gap?: number;
  turn?: number;
  wide?: boolean;
  /** Closure of a spray bottle; derived from the name by default. */
  closure?: 'cap' | 'pump' | 'trigger';
  /** Green mark of vegetarian food; true by default in grocery and dairy, so set false for non-food. */
  veg?: boolean;
};

export type PackshotTemplate =
  | 'pouch' // flour, rice, dal, spices, snacks in a stand-up bag
  | 'sachet' // flat single-serve packet
  | 'carton' // gable-top milk or juice
  | 'box' // tea, cereal, soap, devices
  | 'jar' // honey, jam, ghee, vitamins
  | 'cup' // curd, ice cream
  | 'bottle' // shape: oil, syrup or spray
  | 'tube' // toothpaste, cream
  | 'blister' // tablets with their box
  | 'crate' // loose produce heaped in a wooden crate
  | 'bowl' // loose produce heaped in a bowl
  | 'loose' // a few pieces on the floor
  | 'bunch' // leaves with a kraft band
  | 'bananas'
  | 'eggs'
  | 'loaf' // bread
  | 'flowpack' // biscuits, chips, soap bars
  | 'can' // drinks, tins
  | 'pet' // soft-drink and water bottle
  | 'milkbag' // half-litre milk pillow pouch
  | 'dropper' // eye drops, tinctures
  | 'brick' // juice or milk tetra brick
  | 'block' // butter, paneer, soap: wrapped block
  | 'sack' // 10 kg and more
  | 'device' // thermometer, oximeter, BP monitor: on its box
  | 'incense' // slim upright box: agarbatti, candles
  | 'kit'; // lab test: sample box with tube
