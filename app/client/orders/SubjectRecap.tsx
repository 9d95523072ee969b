import { type DescriptionItem, DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { useAmountText } from '@tuanbao/library/components/Money';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { Address } from '@tuanbao/library/domain/region/address';
import { addressText } from '@tuanbao/library/domain/region/regionPath';
import type { Construction } from '@tuanbao/library/domain/subject/construction/construction';
import type { House } from '@tuanbao/library/domain/subject/house/house';
import type { InsuredSubjects } from '@tuanbao/library/domain/subject/insuredSubjects';
import type { SwimmingPools } from '@tuanbao/library/domain/subject/pool/swimmingPool';
import type { Vehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { type Venue, venueCounts } from '@tuanbao/library/domain/subject/venue/venue';
import { counted } from '@tuanbao/library/i18n/counted';
import { constructionQualificationMessages } from '@tuanbao/library/i18n/enumerations/constructionQualification.messages';
import { labourTypeMessages } from '@tuanbao/library/i18n/enumerations/labourType.messages';
import { projectTypeMessages } from '@tuanbao/library/i18n/enumerations/projectType.messages';
import { vehicleDetailMessages, vehicleUseMessages } from '@tuanbao/library/i18n/enumerations/vehicleDetail.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { messages as constructionMessages } from '@tuanbao/library/widgets/ConstructionForm/messages';
import { messages as houseMessages } from '@tuanbao/library/widgets/HouseForm/messages';
import { messages as poolMessages } from '@tuanbao/library/widgets/PoolForm/messages';
import { messages as vehicleMessages } from '@tuanbao/library/widgets/VehicleForm/messages';
import { messages as venueMessages } from '@tuanbao/library/widgets/VenueForm/messages';
import type { ReactElement } from 'react';

import { useRegions } from '../data/useRegions.ts';
import { messages } from './recap.messages.ts';

/** Subjects that an order insures beside persons, without controls; nothing where it insures persons alone. */
export function SubjectRecap({ subjects }: { readonly subjects: InsuredSubjects }): ReactElement {
  const { construction, swimmingPool, vehicle, house, orderExtension } = subjects;
  return (
    <>
      {construction ? <WorksRecap works={construction} /> : null}
      {swimmingPool ? <PoolRecap pools={swimmingPool} /> : null}
      {vehicle ? <VehicleRecap vehicle={vehicle} /> : null}
      {house ? <HouseRecap house={house} /> : null}
      {orderExtension ? <VenueRecap venue={orderExtension} /> : null}
    </>
  );
}

const squareMetres = (area: number | null): string => (area === null ? '' : counted`${area} ㎡`);

const inUnits = (count: number | null, unit: string): string => (count === null ? '' : `${count} ${unit}`);

/** The words of an address, with its region once the regions are there. */
function useAddressText(): (address: Address) => string {
  const regions = useRegions();
  return (address) => (regions ? addressText(regions, address) : address.detail);
}

/** Leaves out items that the product doesn't ask for; an optional item that was left empty has a text of its own. */
const given = (items: readonly DescriptionItem[]) => items.filter(({ description }) => description !== '');

function WorksRecap({ works }: { readonly works: Construction }): ReactElement {
  const words = useMessages(constructionMessages);
  const projects = useMessages(projectTypeMessages);
  const labour = useMessages(labourTypeMessages);
  const grades = useMessages(constructionQualificationMessages);
  const { through, files } = useMessages(messages);
  const textOf = useAddressText();
  const amountText = useAmountText();
  const { projectType, labourType, qualification, costFen } = works;
  return (
    <DescriptionList
      items={given([
        { term: words.projectName, description: works.projectName, isWide: true },
        { term: words.projectType, description: projectType && (ownValue(projects, projectType) ?? projectType) },
        { term: words.labourType, description: labourType && (ownValue(labour, labourType) ?? labourType) },
        { term: words.qualification, description: qualification && (ownValue(grades, qualification) ?? qualification) },
        { term: words.area, description: squareMetres(works.areaSquareMetres) },
        { term: words.cost, description: costFen === null ? '' : amountText(costFen) },
        { term: words.materials, description: files(works.materialImages.length) },
        { term: words.period, description: through(works.startDate, works.endDate), isWide: true },
        { term: words.region, description: textOf(works.address), isWide: true },
      ])}
    />
  );
}

function PoolRecap({ pools }: { readonly pools: SwimmingPools }): ReactElement {
  const words = useMessages(poolMessages);
  const { files } = useMessages(messages);
  const textOf = useAddressText();
  return (
    <DescriptionList
      items={given([
        { term: words.area, description: squareMetres(pools.areaSquareMetres) },
        { term: words.count, description: inUnits(pools.count, words.countUnit) },
        { term: words.images, description: files(pools.images.length) },
        { term: words.address, description: textOf(pools.address), isWide: true },
      ])}
    />
  );
}

function VehicleRecap({ vehicle }: { readonly vehicle: Vehicle }): ReactElement {
  const words = useMessages(vehicleMessages);
  const uses = useMessages(vehicleUseMessages);
  const { nameOf } = useMessages(vehicleDetailMessages);
  const { files, unregistered } = useMessages(messages);
  const textOf = useAddressText();
  const { detail, useAttribute: use } = vehicle;
  return (
    <DescriptionList
      items={given([
        { term: words.licencePlate, description: vehicle.licencePlate || unregistered },
        { term: words.frameNo, description: vehicle.frameNo },
        { term: words.detail, description: detail && nameOf(detail) },
        { term: words.useAttribute, description: use && (ownValue(uses, use) ?? use) },
        { term: words.seats, description: inUnits(vehicle.seats, words.seatsUnit) },
        { term: words.licenceImages, description: files(vehicle.licenceImages.length) },
        { term: words.address, description: textOf(vehicle.address), isWide: true },
      ])}
    />
  );
}

function HouseRecap({ house }: { readonly house: House }): ReactElement {
  const words = useMessages(houseMessages);
  const textOf = useAddressText();
  return (
    <DescriptionList
      items={given([
        { term: words.area, description: squareMetres(house.areaSquareMetres) },
        { term: words.address, description: textOf(house.address), isWide: true },
      ])}
    />
  );
}

function VenueRecap({ venue }: { readonly venue: Venue }): ReactElement {
  const words = useMessages(venueMessages);
  return (
    <DescriptionList
      items={given([
        { term: words.businessArea, description: squareMetres(venue.businessAreaSquareMetres) },
        ...venueCounts.map((field) => ({
          term: words.counts[field],
          description: inUnits(venue[field], words.units[field]),
        })),
      ])}
    />
  );
}
