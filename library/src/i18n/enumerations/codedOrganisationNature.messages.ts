import type { CodedOrganisationNature } from '../../domain/enumeration/organisationNature.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<CodedOrganisationNature, string>>;

/** Labels of the organisation natures in the list with the codes 01 to 09. */
export const codedOrganisationNatureMessages: MessagePack<Labels> = messagePack<Labels>(
  {
    stateOrgan: '国家机关',
    publicInstitution: '事业单位',
    stateOwned: '国有企业',
    collective: '集体企业',
    private: '私营企业',
    externallyInvested: '外商及港澳台投资企业',
    shareholding: '股份制企业',
    socialOrganisation: '社会团体',
    other: '其他',
  },
  {
    stateOrgan: 'State organ',
    publicInstitution: 'Public institution',
    stateOwned: 'State-owned',
    collective: 'Collective',
    private: 'Private',
    externallyInvested: 'Foreign- or HK/Macau/Taiwan-invested',
    shareholding: 'Shareholding',
    socialOrganisation: 'Social organisation',
    other: 'Other',
  },
);
