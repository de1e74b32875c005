// Generated from the declarations of this folder. To change it, edit that and run `npm run generate`.
import type { Entity } from './language/entity.ts'
import { application } from './application.ts'
import { area } from './area.ts'
import { article } from './article.ts'
import { articleCategory } from './article-category.ts'
import { boardgame } from './boardgame.ts'
import { businessDay } from './business-day.ts'
import { businessSchedule } from './business-schedule.ts'
import { cast } from './cast.ts'
import { castWorkSchedule } from './cast-work-schedule.ts'
import { circle } from './circle.ts'
import { constructionProject } from './construction-project.ts'
import { contact } from './contact.ts'
import { delivery } from './delivery.ts'
import { domain } from './domain.ts'
import { drink } from './drink.ts'
import { drinkCategory } from './drink-category.ts'
import { emailText } from './email-text.ts'
import { event } from './event.ts'
import { facility } from './facility.ts'
import { faq } from './faq.ts'
import { food } from './food.ts'
import { foodCategory } from './food-category.ts'
import { link } from './link.ts'
import { maintenanceSite } from './maintenance-site.ts'
import { media } from './media.ts'
import { member } from './member.ts'
import { news } from './news.ts'
import { order } from './order.ts'
import { partner } from './partner.ts'
import { paymentBank } from './payment-bank.ts'
import { paymentCard } from './payment-card.ts'
import { play } from './play.ts'
import { playCategory } from './play-category.ts'
import { priceAdditionalMenu } from './price-additional-menu.ts'
import { pricePlan } from './price-plan.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { product } from './product.ts'
import { productRecommend } from './product-recommend.ts'
import { registrar } from './registrar.ts'
import { service } from './service.ts'
import { shop } from './shop.ts'
import { sound } from './sound.ts'
import { tenant } from './tenant.ts'
import { tenantDomain } from './tenant-domain.ts'
import { tenantMenu } from './tenant-menu.ts'
import { tenantMenuCategory } from './tenant-menu-category.ts'
import { tenantUser } from './tenant-user.ts'
import { termOfService } from './term-of-service.ts'
import { tokusho } from './tokusho.ts'
import { user } from './user.ts'
import { year } from './year.ts'

export const entities: Readonly<Record<string, Entity>> = {
  application,
  area,
  article,
  'article-category': articleCategory,
  boardgame,
  'business-day': businessDay,
  'business-schedule': businessSchedule,
  cast,
  'cast-work-schedule': castWorkSchedule,
  circle,
  'construction-project': constructionProject,
  contact,
  delivery,
  domain,
  drink,
  'drink-category': drinkCategory,
  'email-text': emailText,
  event,
  facility,
  faq,
  food,
  'food-category': foodCategory,
  link,
  'maintenance-site': maintenanceSite,
  media,
  member,
  news,
  order,
  partner,
  'payment-bank': paymentBank,
  'payment-card': paymentCard,
  play,
  'play-category': playCategory,
  'price-additional-menu': priceAdditionalMenu,
  'price-plan': pricePlan,
  'privacy-policy': privacyPolicy,
  product,
  'product-recommend': productRecommend,
  registrar,
  service,
  shop,
  sound,
  tenant,
  'tenant-domain': tenantDomain,
  'tenant-menu': tenantMenu,
  'tenant-menu-category': tenantMenuCategory,
  'tenant-user': tenantUser,
  'term-of-service': termOfService,
  tokusho,
  user,
  year,
}
