import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Stands where a list has nothing to show and offers the way on.',
  goodFor: [
    'a list that is still empty, with the button that fills it',
    'a search or filter that found nothing, with the way back',
  ],
  insteadOf: [
    ['`Skeleton`', 'the content is still loading'],
    ['`Notice`', 'loading it failed: that is an error with a way to try again'],
  ],
  keyboard: [],
  accessibility: [
    'Plain text, read where it stands; the way on is a `Button` of its own.',
    'Say why it is empty and what would fill it: "nothing" alone leaves the user there.',
  ],
};
