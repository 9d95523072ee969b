import type { DescriptionItem } from '../../components/DescriptionList/index.ts';
import type { RatedVehicle, RatingSubject } from '../../domain/rating/subject.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { constructionQualificationMessages } from '../../i18n/enumerations/constructionQualification.messages.ts';
import { labourTypeMessages } from '../../i18n/enumerations/labourType.messages.ts';
import { projectTypeMessages } from '../../i18n/enumerations/projectType.messages.ts';
import { vehicleDetailMessages, vehicleUseMessages } from '../../i18n/enumerations/vehicleDetail.messages.ts';
import { formatFen } from '../../i18n/formatMoney.ts';
import { fleetMessages } from '../../i18n/subjects/fleet.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './QuotationSheet.messages.ts';

/**
 * Returns the name of a code. If the code has no name, returns the code itself, because the server may send codes that
 * the library has no name for.
 */
const nameIn = (names: Readonly<Record<string, string>>, word: string) => ownValue(names, word) ?? word;

/** Vehicles of the same kind and use. */
interface VehicleKindCount extends RatedVehicle {
  readonly count: number;
}

/**
 * Counts the vehicles of a fleet by kind and use. In the result, `seats` is the number of seats of all vehicles of this
 * kind and use.
 */
function kindsOf(vehicles: readonly RatedVehicle[]): readonly VehicleKindCount[] {
  const kinds = new Map<string, VehicleKindCount>();
  for (const { detail, useAttribute, seats } of vehicles) {
    const kind = `${detail} ${useAttribute}`;
    const known = kinds.get(kind);
    kinds.set(kind, { detail, useAttribute, count: (known?.count ?? 0) + 1, seats: (known?.seats ?? 0) + seats });
  }
  return [...kinds.values()];
}

/** Returns the insured subject as pairs of term and value. If the premium is computed per person, the list is empty. */
export function useSubjectItems(subject: RatingSubject | null): readonly DescriptionItem[] {
  const words = useMessages(messages);
  const projects = useMessages(projectTypeMessages);
  const labour = useMessages(labourTypeMessages);
  const grades = useMessages(constructionQualificationMessages);
  const uses = useMessages(vehicleUseMessages);
  const { nameOf } = useMessages(vehicleDetailMessages);
  const { vehiclesWithSeats } = useMessages(fleetMessages);
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
      if (subject.others?.length) {
        return kindsOf([subject, ...subject.others]).map(({ detail, useAttribute, count, seats }) => ({
          term: `${nameOf(detail)} · ${nameIn(uses, useAttribute)}`,
          description: vehiclesWithSeats(count, seats),
        }));
      }
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
