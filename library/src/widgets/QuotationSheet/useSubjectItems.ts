import type { DescriptionItem } from '../../components/DescriptionList/index.ts';
import type { RatingSubject } from '../../domain/rating/subject.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { constructionQualificationMessages } from '../../i18n/enumerations/constructionQualification.messages.ts';
import { labourTypeMessages } from '../../i18n/enumerations/labourType.messages.ts';
import { projectTypeMessages } from '../../i18n/enumerations/projectType.messages.ts';
import { vehicleDetailMessages, vehicleUseMessages } from '../../i18n/enumerations/vehicleDetail.messages.ts';
import { formatFen } from '../../i18n/formatMoney.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './QuotationSheet.messages.ts';

/**
 * Returns the name of a code. If the code has no name, returns the code itself, because the server may know more codes.
 */
const nameIn = (names: Readonly<Record<string, string>>, word: string) => ownValue(names, word) ?? word;

/** Returns the insured subject as pairs of term and value. If the premium is computed per person, there are none. */
export function useSubjectItems(subject: RatingSubject | null): readonly DescriptionItem[] {
  const words = useMessages(messages);
  const projects = useMessages(projectTypeMessages);
  const labour = useMessages(labourTypeMessages);
  const grades = useMessages(constructionQualificationMessages);
  const uses = useMessages(vehicleUseMessages);
  const { nameOf } = useMessages(vehicleDetailMessages);
  if (subject === null) return [];
  switch (subject.basis) {
    case 'byContractCost':
      return [
        { term: words.cost, description: formatFen(subject.costFen) },
        { term: words.projectType, description: nameIn(projects, subject.projectType) },
        { term: words.labourType, description: nameIn(labour, subject.labourType) },
        { term: words.qualification, description: nameIn(grades, subject.qualification) },
      ];
    case 'perPool':
      return subject.pools.map(({ count, areaSquareMetres }) => ({
        term: words.pools,
        description: words.poolsOf(count, areaSquareMetres),
      }));
    case 'perVehicle':
      return [
        { term: words.vehicle, description: nameOf(subject.detail) },
        { term: words.useAttribute, description: nameIn(uses, subject.useAttribute) },
        { term: words.seats, description: subject.seats },
      ];
    case 'perHouse':
      return [{ term: words.area, description: words.squareMetres(subject.areaSquareMetres) }];
    default:
      return [
        { term: words.area, description: words.squareMetres(subject.areaSquareMetres) },
        ...(subject.projectType
          ? [{ term: words.projectType, description: nameIn(projects, subject.projectType) }]
          : []),
      ];
  }
}
