import type { OrganisationNature } from '../../domain/enumeration/organisationNature.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<OrganisationNature, string>>;

/** Labels of the organisation natures in the general list. */
export const organisationNatureMessages: MessagePack<Labels> = messagePack<Labels>(
  {
    stateOwned: '国有企业',
    collective: '集体企业',
    joint: '联营企业',
    shareCooperative: '股份合作制企业',
    private: '私营企业',
    soleTrader: '个体户',
    partnership: '合伙企业',
    limitedCompany: '有限责任公司',
    jointStockCompany: '股份有限公司',
    publicInstitution: '事业单位',
    stateOrgan: '国家机关',
    partyOrgan: '党政机关',
  },
  {
    stateOwned: 'State-owned',
    collective: 'Collective',
    joint: 'Joint',
    shareCooperative: 'Joint-stock cooperative',
    private: 'Private',
    soleTrader: 'Sole trader',
    partnership: 'Partnership',
    limitedCompany: 'Limited company',
    jointStockCompany: 'Joint-stock company',
    publicInstitution: 'Public institution',
    stateOrgan: 'State organ',
    partyOrgan: 'Party or state organ',
  },
);
