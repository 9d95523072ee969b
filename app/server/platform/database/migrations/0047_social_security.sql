-- Whether an insured person has social security: `with` or `without`; empty where the product doesn't ask.
alter table insured_persons add column social_security text not null default '';

grant update (social_security) on insured_persons to tuanbao_agent;
