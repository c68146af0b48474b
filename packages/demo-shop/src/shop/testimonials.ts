/** Voices of the demo shop; the people are invented. */
export const testimonials: { name: string; area: string; text: string }[] = [
  {
    name: 'Sunita Malviya',
    area: 'Mandideep',
    text: 'I order at ten at night after my shift. Milk, bread and vegetables are at the door the next morning.',
  },
  {
    name: 'Rakesh Patidar',
    area: 'Satlapur',
    text: 'The methi is clean and the tomatoes are not crushed. I have stopped going to the mandi on weekdays.',
  },
  {
    name: 'Dr. Neha Saxena',
    area: 'Misrod',
    text: 'I ordered my father’s BP tablets with a photo of the prescription. They came the next morning with a proper bill.',
  },
  {
    name: 'Imran Qureshi',
    area: 'Obaidullaganj',
    text: 'One brinjal was spoiled. I asked for a return and the money came back without a single phone call.',
  },
  {
    name: 'Kavita Raghuwanshi',
    area: 'Kattra Hills',
    text: 'The sample for the blood test was taken at home, and the report came the next day. No queue, no parking.',
  },
  {
    name: 'Anil Verma',
    area: 'Fortune City',
    text: 'The Malwa ghee smells like my grandmother’s kitchen. The half-litre jar lasts us a month.',
  },
  {
    name: 'Priyanka Joshi',
    area: '11 Mile',
    text: 'I type in Hindi or half Hindi, and it still finds the thing. “Lauki”, “ghiya”, it understands both.',
  },
  {
    name: 'Mohan Lal Sahu',
    area: 'Nayapura',
    text: 'I could not manage apps. Here the letters are large and I order the milk and dahi myself now.',
  },
  {
    name: 'Farheen Khan',
    area: 'Indus Town',
    text: 'Flowers for pooja next door, eggs for us: one order, one delivery, both families happy.',
  },
];
