import type { FamilyDefaults } from '../productFile.ts';

/** Vehicle occupants (驾乘意外): priced per seat or per vehicle. */
export const vehicle: FamilyDefaults = {
  line: 'vehicle',
  sections: {
    write: ['vehicle', 'schemes', 'period', 'applicant', 'invoice', 'materials'],
    detail: ['progress', 'vehicle', 'schemes', 'period', 'applicant', 'materials', 'invoice'],
    confirm: ['premium', 'vehicle', 'schemes', 'period', 'applicant', 'invoice', 'materials'],
  },
  tags: ['驾乘意外', '按车投保'],
  basis: 'perVehicle',
  rounding: 'cents',
  features: {
    vehicle: true,
    mailStampedForm: true,
  },
};
