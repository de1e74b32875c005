// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { applicationRoutes } from './application.ts'
import { areaRoutes } from './area.ts'
import { articleRoutes } from './article.ts'
import { articleCategoryRoutes } from './article-category.ts'
import { boardgameRoutes } from './boardgame.ts'
import { businessDayRoutes } from './business-day.ts'
import { businessScheduleRoutes } from './business-schedule.ts'
import { castRoutes } from './cast.ts'
import { castWorkScheduleRoutes } from './cast-work-schedule.ts'
import { circleRoutes } from './circle.ts'
import { constructionProjectRoutes } from './construction-project.ts'
import { contactRoutes } from './contact.ts'
import { deliveryRoutes } from './delivery.ts'
import { domainRoutes } from './domain.ts'
import { drinkRoutes } from './drink.ts'
import { drinkCategoryRoutes } from './drink-category.ts'
import { emailTextRoutes } from './email-text.ts'
import { eventRoutes } from './event.ts'
import { facilityRoutes } from './facility.ts'
import { faqRoutes } from './faq.ts'
import { foodRoutes } from './food.ts'
import { foodCategoryRoutes } from './food-category.ts'
import { linkRoutes } from './link.ts'
import { maintenanceSiteRoutes } from './maintenance-site.ts'
import { mediaRoutes } from './media.ts'
import { memberRoutes } from './member.ts'
import { newsRoutes } from './news.ts'
import { orderRoutes } from './order.ts'
import { partnerRoutes } from './partner.ts'
import { paymentBankRoutes } from './payment-bank.ts'
import { paymentCardRoutes } from './payment-card.ts'
import { playRoutes } from './play.ts'
import { playCategoryRoutes } from './play-category.ts'
import { priceAdditionalMenuRoutes } from './price-additional-menu.ts'
import { pricePlanRoutes } from './price-plan.ts'
import { privacyPolicyRoutes } from './privacy-policy.ts'
import { productRoutes } from './product.ts'
import { productRecommendRoutes } from './product-recommend.ts'
import { registrarRoutes } from './registrar.ts'
import { serviceRoutes } from './service.ts'
import { shopRoutes } from './shop.ts'
import { soundRoutes } from './sound.ts'
import { tenantRoutes } from './tenant.ts'
import { tenantDomainRoutes } from './tenant-domain.ts'
import { tenantMenuRoutes } from './tenant-menu.ts'
import { tenantMenuCategoryRoutes } from './tenant-menu-category.ts'
import { tenantUserRoutes } from './tenant-user.ts'
import { termOfServiceRoutes } from './term-of-service.ts'
import { tokushoRoutes } from './tokusho.ts'
import { userRoutes } from './user.ts'
import { yearRoutes } from './year.ts'

export const entityRoutes = [
  applicationRoutes,
  areaRoutes,
  articleRoutes,
  articleCategoryRoutes,
  boardgameRoutes,
  businessDayRoutes,
  businessScheduleRoutes,
  castRoutes,
  castWorkScheduleRoutes,
  circleRoutes,
  constructionProjectRoutes,
  contactRoutes,
  deliveryRoutes,
  domainRoutes,
  drinkRoutes,
  drinkCategoryRoutes,
  emailTextRoutes,
  eventRoutes,
  facilityRoutes,
  faqRoutes,
  foodRoutes,
  foodCategoryRoutes,
  linkRoutes,
  maintenanceSiteRoutes,
  mediaRoutes,
  memberRoutes,
  newsRoutes,
  orderRoutes,
  partnerRoutes,
  paymentBankRoutes,
  paymentCardRoutes,
  playRoutes,
  playCategoryRoutes,
  priceAdditionalMenuRoutes,
  pricePlanRoutes,
  privacyPolicyRoutes,
  productRoutes,
  productRecommendRoutes,
  registrarRoutes,
  serviceRoutes,
  shopRoutes,
  soundRoutes,
  tenantRoutes,
  tenantDomainRoutes,
  tenantMenuRoutes,
  tenantMenuCategoryRoutes,
  tenantUserRoutes,
  termOfServiceRoutes,
  tokushoRoutes,
  userRoutes,
  yearRoutes,
]
