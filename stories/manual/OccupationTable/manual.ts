import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Shows which occupations a product insures, in which class and at which premium, and which it refuses and why.',
  goodFor: ['a product page, where an agent looks up the occupations of a customer'],
  insteadOf: [
    ['`OccupationPicker`', 'an occupation is chosen for a person or a scheme'],
    ['`OccupationResolver`', 'a whole list of job titles is matched'],
  ],
  keyboard: [
    ['Esc', 'in the search field: clears it'],
    ['← →', 'on the choice of what is shown: the other parts'],
  ],
  accessibility: ['The number of matches is announced; a refusal is told in words beside its icon.'],
};
