CREATE TABLE "staff_invitations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_role" CHECK (role in ('rider', 'packer', 'pharmacist', 'doctor', 'manager', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "doctors" DROP CONSTRAINT "doctors_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitations_by_time" ON "staff_invitations" USING btree ("sent_at");--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deactivated_role" CHECK (deactivated_role in ('rider', 'packer', 'pharmacist', 'doctor', 'manager', 'admin'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deactivated" CHECK (deactivated_role is null or role = 'customer');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK (role in ('customer', 'rider', 'packer', 'pharmacist', 'doctor', 'manager', 'admin'));