import type { ShortOrganisationNature } from '../../domain/enumeration/organisationNature.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<ShortOrganisationNature, string>>;

/** Labels of the organisation natures in the short list. */
export const shortOrganisationNatureMessages: MessagePack<Labels> = messagePack<Labels>(
  {
    stateOwned: '国有企业',
    collective: '集体企业',
    privatelyRun: '民营企业',
    foreignInvested: '外商投资企业',
    hkMacauTaiwanInvested: '港澳台投资企业',
    shareholding: '股份制企业',
    publicBody: '机关事业单位',
    socialOrganisation: '社会团体',
    other: '其他',
  },
  {
    stateOwned: 'State-owned',
    collective: 'Collective',
    privatelyRun: 'Privately run',
    foreignInvested: 'Foreign-invested',
    hkMacauTaiwanInvested: 'HK/Macau/Taiwan-invested',
    shareholding: 'Shareholding',
    publicBody: 'State organ or public institution',
    socialOrganisation: 'Social organisation',
    other: 'Other',
  },
);
