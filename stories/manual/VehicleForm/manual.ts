import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Asks for the vehicle (车辆) whose occupants are insured: plate, frame number, kind, use, seats, licence, address.',
  chinese: { name: '车辆表单', purpose: '填写驾乘险的车辆：车牌、车架号、种类、用途、座位、行驶证和地址。' },
  synonyms: ['车牌', '驾乘', '行驶证', 'vehicle'],
  goodFor: ["the vehicle section of a writing screen; `details` are the kinds of the product's tariff"],
  insteadOf: [['`PersonTable`', 'the occupants are named, not counted by seats']],
  keyboard: [
    ['Tab', 'from field to field'],
    ['Enter', 'commits the line; so do leaving it and a second without a key'],
  ],
  accessibility: [
    'A problem is shown once its field was left, or all at once with `shouldShowAllProblems`; each is linked to its field.',
    'Ids of the controls are `${id}-${field}`: an `ErrorSummary` can lead to them.',
    'A frame number whose check character does not fit warns and lets the user go on.',
  ],
};
