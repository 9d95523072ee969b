import { catalogueTexts } from '../../contract/catalogueTexts.ts';
import { productGuide } from '../../contract/productGuide.ts';
import {
  listCompanies,
  listProducts,
  listProductTags,
  productAreaCodes,
  productOccupations,
  startDayLimits,
} from '../../contract/products.ts';
import { realNameLimit } from '../../contract/users.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { withEarnings } from './earnings.ts';
import {
  companiesOf,
  guideOf,
  knownProduct,
  productOnSale,
  productsSoldOn,
  productSummaries,
  startDayRange,
} from './products.ts';

export function productRoutes({ agentCall, publicCall }: CallRoutes, services: Services): void {
  const { catalogue, clock } = services;
  agentCall(listProducts, ({ keyword }, agent) =>
    withEarnings(catalogue, productSummaries(services, keyword ?? '', agent.partnerHost), agent, clock.today()),
  );
  agentCall(listProductTags, (_, { partnerHost }) => [
    ...new Set(productsSoldOn(services, partnerHost).flatMap(({ tags }) => tags)),
  ]);
  agentCall(listCompanies, (_, { partnerHost }) => companiesOf(productsSoldOn(services, partnerHost)));
  agentCall(productGuide, ({ productId, language }) => guideOf(catalogue, productId, language));
  publicCall(catalogueTexts, () => [...catalogue.englishTexts].map(([text, translation]) => ({ text, translation })));
  agentCall(productOccupations, ({ productId }) => {
    productOnSale(catalogue, productId);
    return catalogue.occupations;
  });
  agentCall(productAreaCodes, ({ productId }) => [...productOnSale(catalogue, productId).areaCodes]);
  agentCall(startDayLimits, ({ year }) => startDayRange(services, clock.today(), year));
  agentCall(realNameLimit, ({ productId }, { isRealName }) => {
    const { isRealNameRequired } = catalogue.sales.termsOf(knownProduct(catalogue, productId));
    return { isRealNameRequired, isRealName, isLimited: isRealNameRequired && !isRealName };
  });
}
