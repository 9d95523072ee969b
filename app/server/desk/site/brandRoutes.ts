import { hostBrands, hostBrandVersions, publishHostBrand, uploadLogo } from '../../../contract/desk/site/brands.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import { listedBrands, publishBrand, storeLogo, versionsOfBrand } from './brands.ts';

/** Registers the calls of the desk about the brands of hosts. */
export function brandRoutes({ question, action }: DeskRoutes, services: Services): void {
  question(hostBrands, (_, context) => listedBrands(services, context));
  question(hostBrandVersions, ({ host }, context) => versionsOfBrand(services, context, host));
  action(uploadLogo, ({ file }) => storeLogo(services, file));
  action(publishHostBrand, (request, context) => publishBrand(services, context, request));
}
