import type { RatedUnit } from '../../domain/rating/rateCard.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { constructionQualificationMessages } from '../../i18n/enumerations/constructionQualification.messages.ts';
import { labourTypeMessages } from '../../i18n/enumerations/labourType.messages.ts';
import { projectTypeMessages } from '../../i18n/enumerations/projectType.messages.ts';
import { vehicleDetailMessages, vehicleUseMessages } from '../../i18n/enumerations/vehicleDetail.messages.ts';
import { useEveryMessages } from '../../i18n/useMessages.ts';
import { messages } from './RateCard.messages.ts';

const fenPerMillion = 100_000_000;

/** Returns the label of a value such as a vehicle use. If the value has no label, returns the value itself. */
const wordOf = (labels: Readonly<Record<string, string>>, word: string): string => ownValue(labels, word) ?? word;

/** Returns the function that names a unit of the rate card in the user's language. */
export function useUnitName(): (unit: RatedUnit) => string {
  const [words, details, uses, projects, labour, qualifications] = useEveryMessages([
    messages,
    vehicleDetailMessages,
    vehicleUseMessages,
    projectTypeMessages,
    labourTypeMessages,
    constructionQualificationMessages,
  ]);
  return (unit) => {
    if (unit.kind === 'class') return words.occupationClass(unit.occupationClass);
    if (unit.kind === 'pool') return words.pool(unit.above, unit.upTo);
    if (unit.kind === 'house') return words.houseAreas[unit.areaClass];
    if (unit.kind === 'vehicle') {
      const counted = unit.countedOn === 'seat' ? words.perSeat : words.perVehicle;
      return [details.nameOf(unit.detail), wordOf(uses, unit.useAttribute), counted].join(words.separator);
    }
    if (unit.kind === 'area') {
      const project = unit.projectType === null ? [] : [wordOf(projects, unit.projectType)];
      return [...project, words.area(unit.areaSquareMetres)].join(words.separator);
    }
    return [
      wordOf(projects, unit.projectType),
      wordOf(labour, unit.labourType),
      wordOf(qualifications, unit.qualification),
      words.works(unit.costFen / fenPerMillion),
    ].join(words.separator);
  };
}
