import {
  codedOrganisationNatures,
  organisationNatures,
  shortOrganisationNatures,
} from '../domain/enumeration/organisationNature.ts';
import type { NatureList } from '../domain/product/productDefinition.ts';
import { codedOrganisationNatureMessages } from '../i18n/enumerations/codedOrganisationNature.messages.ts';
import { organisationNatureMessages } from '../i18n/enumerations/organisationNature.messages.ts';
import { shortOrganisationNatureMessages } from '../i18n/enumerations/shortOrganisationNature.messages.ts';

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
