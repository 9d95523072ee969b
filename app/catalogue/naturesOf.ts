import {
  codedOrganisationNatures,
  organisationNatures,
  shortOrganisationNatures,
} from '@tuanbao/library/domain/enumeration/organisationNature';
import type { NatureList } from '@tuanbao/library/domain/product/productDefinition';
import { codedOrganisationNatureMessages } from '@tuanbao/library/i18n/enumerations/codedOrganisationNature.messages';
import { organisationNatureMessages } from '@tuanbao/library/i18n/enumerations/organisationNature.messages';
import { shortOrganisationNatureMessages } from '@tuanbao/library/i18n/enumerations/shortOrganisationNature.messages';

/**
 * The lists of natures of an organisation (单位性质). A product file names one of the lists (specification 000 §3). The
 * natures are in Chinese, as in requests and responses.
 */
const natures: Readonly<Record<NatureList, readonly string[]>> = {
  general: organisationNatures.map((nature) => organisationNatureMessages['zh-CN'][nature]),
  nine: shortOrganisationNatures.map((nature) => shortOrganisationNatureMessages['zh-CN'][nature]),
  nineCoded: codedOrganisationNatures.map((nature) => codedOrganisationNatureMessages['zh-CN'][nature]),
};

/** Returns the natures in the list of this name, in the order of the list. */
export const naturesOf = (list: NatureList): readonly string[] => natures[list];
