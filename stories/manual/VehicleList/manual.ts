import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Lists the further vehicles (车队) of an order: entered by hand, or imported from a list.',
  chinese: { name: '车辆清单', purpose: '列出订单的其他车辆：手工填写或从清单导入。' },
  synonyms: ['车队', '批量车辆', 'fleet'],
  goodFor: ['the vehicle section of a writing screen, below a `VehicleForm` for the first vehicle'],
  insteadOf: [['`VehicleForm`', 'an order of the product insures one vehicle only']],
  keyboard: [
    ['Tab', 'from button to button'],
    ['Enter', 'opens the dialog of a vehicle; in its form it commits the line'],
    ['Esc', 'closes the dialog without a change'],
    ['Ctrl V', 'reads copied cells while the dialog asks for a list'],
  ],
  accessibility: [
    'Each button of a row names its vehicle by number and plate.',
    'Ids of the edit buttons are `${id}-others-${index}`: an `ErrorSummary` can lead to them.',
    'A removal, an import and an assignment of files are told in a status and can be undone.',
  ],
};
