import { applicantProblemMessages } from '@tuanbao/library/i18n/applicantProblems.messages';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { messages as constructionMessages } from '@tuanbao/library/widgets/ConstructionForm/messages';
import { messages as houseMessages } from '@tuanbao/library/widgets/HouseForm/messages';
import { messages as poolMessages } from '@tuanbao/library/widgets/PoolForm/messages';
import { messages as vehicleMessages } from '@tuanbao/library/widgets/VehicleForm/messages';
import { messages as venueMessages } from '@tuanbao/library/widgets/VenueForm/messages';

import { messages as recapMessages } from '../orders/recap.messages.ts';
import { messages } from './conflict.messages.ts';

/** By section and field; packs hold more than names. */
type Names = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Names of a draft's fields outside the schemes, by section and field of the draft. */
export function useFieldNames(): Names {
  const words = useMessages(messages);
  const { fields: applicant } = useMessages(applicantProblemMessages);
  const { names: materials } = useMessages(orderMaterialMessages);
  const { fields: ofInvoice } = useMessages(invoiceMessages);
  const works = useMessages(constructionMessages);
  const pool = useMessages(poolMessages);
  const vehicle = useMessages(vehicleMessages);
  const house = useMessages(houseMessages);
  const venue = useMessages(venueMessages);
  return {
    applicant,
    materials,
    invoice: { ...ofInvoice, type: words.invoiceType, email: ofInvoice['receiver.email'] },
    construction: {
      ...works,
      areaSquareMetres: works.area,
      costFen: works.cost,
      startDate: works.start,
      endDate: works.end,
      address: works.region,
      materialImages: works.materials,
    },
    swimmingPool: { ...pool, areaSquareMetres: pool.area, address: pool.region, images: pool.images },
    vehicle: { ...vehicle, address: vehicle.region },
    house: { ...house, areaSquareMetres: house.area, address: house.address },
    orderExtension: { ...venue.counts, businessAreaSquareMetres: venue.businessArea },
    order: { startDate: words.startDate, months: words.months, applyQuantity: words.applyQuantity },
  };
}

/** Names of a scheme's own fields. */
export function useSchemeFieldNames(): Readonly<Record<string, string>> {
  const words = useMessages(messages);
  const recap = useMessages(recapMessages);
  return {
    name: words.schemeName,
    planCode: recap.plan,
    deductible: recap.deductible,
    payoutRatio: recap.payoutRatio,
    disabilityTable: recap.disabilityTable,
    accidentRate: recap.accidentRate,
  };
}
