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
 * Natures of an organisation (单位性质) that a product offers, by the list that it names (specification 000 §3), in Chinese
 * as on the wire.
 */
const natures: Readonly<Record<NatureList, readonly string[]>> = {
  general: organisationNatures.map((nature) => organisationNatureMessages['zh-CN'][nature]),
  nine: shortOrganisationNatures.map((nature) => shortOrganisationNatureMessages['zh-CN'][nature]),
  nineCoded: codedOrganisationNatures.map((nature) => codedOrganisationNatureMessages['zh-CN'][nature]),
};

/** Returns the names of a list, in its order. */
export const naturesOf = (list: NatureList): readonly string[] => natures[list];
