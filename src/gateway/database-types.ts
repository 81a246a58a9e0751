// Written by `npm run db:types` from supabase/migrations.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      assistant_counts: {
        Row: {
          kind: string
          subject: string
          used: number
          window_start: string
        }
        Insert: {
          kind: string
          subject: string
          used: number
          window_start: string
        }
        Update: {
          kind?: string
          subject?: string
          used?: number
          window_start?: string
        }
        Relationships: []
      }
      assistant_runs: {
        Row: {
          created_at: string
          duration_ms: number
          id: number
          input_tokens: number
          mode: string
          outcome: string
          output_tokens: number
          user_id: string | null
        }
        Insert: {
          created_at?: string
          duration_ms: number
          id?: never
          input_tokens?: number
          mode: string
          outcome: string
          output_tokens?: number
          user_id?: string | null
        }
        Update: {
          created_at?: string
          duration_ms?: number
          id?: never
          input_tokens?: number
          mode?: string
          outcome?: string
          output_tokens?: number
          user_id?: string | null
        }
        Relationships: []
      }
      chat_messages: {
        Row: {
          author_id: string
          author_name: string
          author_username: string
          body: string
          created_at: string
          id: string
          position: number
          status: string
        }
        Insert: {
          author_id?: string
          author_name?: string
          author_username?: string
          body: string
          created_at?: string
          id?: string
          position?: number
          status?: string
        }
        Update: {
          author_id?: string
          author_name?: string
          author_username?: string
          body?: string
          created_at?: string
          id?: string
          position?: number
          status?: string
        }
        Relationships: []
      }
      conversation_messages: {
        Row: {
          author: string
          conversation_id: string
          created_at: string
          feedback: string | null
          id: string
          parts: NonNullable<Json>
          position: number
          user_id: string
        }
        Insert: {
          author: string
          conversation_id: string
          created_at?: string
          feedback?: string | null
          id: string
          parts: NonNullable<Json>
          position?: never
          user_id?: string
        }
        Update: {
          author?: string
          conversation_id?: string
          created_at?: string
          feedback?: string | null
          id?: string
          parts?: NonNullable<Json>
          position?: never
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'conversation_messages_conversation_id_fkey'
            columns: ['conversation_id']
            isOneToOne: false
            referencedRelation: 'conversations'
            referencedColumns: ['id']
          },
        ]
      }
      conversations: {
        Row: {
          created_at: string
          id: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id: string
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      destinations: {
        Row: {
          description: string
          id: string
          latitude_deg: number
          location: string
          location_text: string
          longitude_deg: number
          name: string
          sample_rating: number | null
          tags: string[]
        }
        Insert: {
          description: string
          id: string
          latitude_deg: number
          location: string
          location_text: string
          longitude_deg: number
          name: string
          sample_rating?: number | null
          tags: string[]
        }
        Update: {
          description?: string
          id?: string
          latitude_deg?: number
          location?: string
          location_text?: string
          longitude_deg?: number
          name?: string
          sample_rating?: number | null
          tags?: string[]
        }
        Relationships: []
      }
      entitlements: {
        Row: {
          ends_at: string
          id: string
          months: number | null
          order_id: string | null
          plan_id: string
          starts_at: string
          user_id: string
        }
        Insert: {
          ends_at: string
          id?: string
          months?: number | null
          order_id?: string | null
          plan_id: string
          starts_at: string
          user_id: string
        }
        Update: {
          ends_at?: string
          id?: string
          months?: number | null
          order_id?: string | null
          plan_id?: string
          starts_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'entitlements_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'entitlements_plan_id_fkey'
            columns: ['plan_id']
            isOneToOne: false
            referencedRelation: 'plans'
            referencedColumns: ['id']
          },
        ]
      }
      itineraries: {
        Row: {
          created_at: string
          id: string
          share_token: string | null
          start_date: string | null
          stops: NonNullable<Json>
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id: string
          share_token?: string | null
          start_date?: string | null
          stops: NonNullable<Json>
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          share_token?: string | null
          start_date?: string | null
          stops?: NonNullable<Json>
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      knowledge: {
        Row: {
          body: string
          destination_id: string | null
          heading_deg: number | null
          href: string
          id: string
          keywords: string
          kind: string
          language: string
          panorama_id: string | null
          pitch_deg: number | null
          search: unknown
          title: string
          topic: string | null
        }
        Insert: {
          body: string
          destination_id?: string | null
          heading_deg?: number | null
          href: string
          id: string
          keywords?: string
          kind: string
          language: string
          panorama_id?: string | null
          pitch_deg?: number | null
          search?: never
          title: string
          topic?: string | null
        }
        Update: {
          body?: string
          destination_id?: string | null
          heading_deg?: number | null
          href?: string
          id?: string
          keywords?: string
          kind?: string
          language?: string
          panorama_id?: string | null
          pitch_deg?: number | null
          search?: never
          title?: string
          topic?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'knowledge_destination_id_fkey'
            columns: ['destination_id']
            isOneToOne: false
            referencedRelation: 'destinations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'knowledge_panorama_id_fkey'
            columns: ['panorama_id']
            isOneToOne: false
            referencedRelation: 'panoramas'
            referencedColumns: ['id']
          },
        ]
      }
      mail_outbox: {
        Row: {
          created_at: string
          details: NonNullable<Json>
          id: number
          kind: string
          news: string
          next_try_at: string | null
          order_id: string | null
          recipient: string
          sent_at: string | null
          tries: number
          user_id: string | null
        }
        Insert: {
          created_at?: string
          details?: NonNullable<Json>
          id?: never
          kind: string
          news: string
          next_try_at?: string | null
          order_id?: string | null
          recipient: string
          sent_at?: string | null
          tries?: number
          user_id?: string | null
        }
        Update: {
          created_at?: string
          details?: NonNullable<Json>
          id?: never
          kind?: string
          news?: string
          next_try_at?: string | null
          order_id?: string | null
          recipient?: string
          sent_at?: string | null
          tries?: number
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'mail_outbox_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      moderation_log: {
        Row: {
          created_at: string
          decision: string
          id: string
          moderator_id: string | null
          reason: string
          subject_id: string
          subject_kind: string
        }
        Insert: {
          created_at?: string
          decision: string
          id?: string
          moderator_id?: string | null
          reason?: string
          subject_id: string
          subject_kind: string
        }
        Update: {
          created_at?: string
          decision?: string
          id?: string
          moderator_id?: string | null
          reason?: string
          subject_id?: string
          subject_kind?: string
        }
        Relationships: []
      }
      moderators: {
        Row: {
          created_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          user_id?: string
        }
        Relationships: []
      }
      orders: {
        Row: {
          address_hash: string | null
          amount_cents: number
          amount_differs: boolean
          approval_url: string | null
          buyer_key: string
          check_count: number
          claim_token_hash: string | null
          created_at: string
          currency: string
          email: string | null
          failure_code: string | null
          first_name: string
          id: string
          last_name: string
          last_notice_at: string | null
          last_read_at: string | null
          money_told_at: string | null
          months: number
          next_check_at: string | null
          orphaned_at: string | null
          paid_at: string | null
          phone: string
          plan_id: string
          provider: Database['public']['Enums']['payment_provider']
          provider_order_id: string | null
          provider_payment_id: string | null
          refunded_cents: number
          status: Database['public']['Enums']['order_status']
          unit_price_cents: number
          updated_at: string
          user_id: string | null
        }
        Insert: {
          address_hash?: string | null
          amount_cents: number
          amount_differs?: boolean
          approval_url?: string | null
          buyer_key: string
          check_count?: number
          claim_token_hash?: string | null
          created_at?: string
          currency?: string
          email?: string | null
          failure_code?: string | null
          first_name?: string
          id?: string
          last_name?: string
          last_notice_at?: string | null
          last_read_at?: string | null
          money_told_at?: string | null
          months: number
          next_check_at?: string | null
          orphaned_at?: string | null
          paid_at?: string | null
          phone?: string
          plan_id: string
          provider: Database['public']['Enums']['payment_provider']
          provider_order_id?: string | null
          provider_payment_id?: string | null
          refunded_cents?: number
          status?: Database['public']['Enums']['order_status']
          unit_price_cents: number
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          address_hash?: string | null
          amount_cents?: number
          amount_differs?: boolean
          approval_url?: string | null
          buyer_key?: string
          check_count?: number
          claim_token_hash?: string | null
          created_at?: string
          currency?: string
          email?: string | null
          failure_code?: string | null
          first_name?: string
          id?: string
          last_name?: string
          last_notice_at?: string | null
          last_read_at?: string | null
          money_told_at?: string | null
          months?: number
          next_check_at?: string | null
          orphaned_at?: string | null
          paid_at?: string | null
          phone?: string
          plan_id?: string
          provider?: Database['public']['Enums']['payment_provider']
          provider_order_id?: string | null
          provider_payment_id?: string | null
          refunded_cents?: number
          status?: Database['public']['Enums']['order_status']
          unit_price_cents?: number
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'orders_plan_id_fkey'
            columns: ['plan_id']
            isOneToOne: false
            referencedRelation: 'plans'
            referencedColumns: ['id']
          },
        ]
      }
      panoramas: {
        Row: {
          credit: string
          destination_id: string
          id: string
          kind: string
          licence: string
          north_offset_deg: number
          title: string
        }
        Insert: {
          credit: string
          destination_id: string
          id: string
          kind: string
          licence: string
          north_offset_deg: number
          title: string
        }
        Update: {
          credit?: string
          destination_id?: string
          id?: string
          kind?: string
          licence?: string
          north_offset_deg?: number
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: 'panoramas_destination_id_fkey'
            columns: ['destination_id']
            isOneToOne: false
            referencedRelation: 'destinations'
            referencedColumns: ['id']
          },
        ]
      }
      payment_events: {
        Row: {
          amount_cents: number | null
          created_at: string
          currency: string | null
          from_status: Database['public']['Enums']['order_status'] | null
          id: number
          order_id: string
          provider_event_id: string | null
          reason: string | null
          refunded_cents: number | null
          source: string
          to_status: Database['public']['Enums']['order_status']
          told_at: string | null
        }
        Insert: {
          amount_cents?: number | null
          created_at?: string
          currency?: string | null
          from_status?: Database['public']['Enums']['order_status'] | null
          id?: never
          order_id: string
          provider_event_id?: string | null
          reason?: string | null
          refunded_cents?: number | null
          source: string
          to_status: Database['public']['Enums']['order_status']
          told_at?: string | null
        }
        Update: {
          amount_cents?: number | null
          created_at?: string
          currency?: string | null
          from_status?: Database['public']['Enums']['order_status'] | null
          id?: never
          order_id?: string
          provider_event_id?: string | null
          reason?: string | null
          refunded_cents?: number | null
          source?: string
          to_status?: Database['public']['Enums']['order_status']
          told_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'payment_events_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      payment_reports: {
        Row: {
          created_at: string
          findings: NonNullable<Json>
          ran_on: string
        }
        Insert: {
          created_at?: string
          findings: NonNullable<Json>
          ran_on: string
        }
        Update: {
          created_at?: string
          findings?: NonNullable<Json>
          ran_on?: string
        }
        Relationships: []
      }
      place_planning: {
        Row: {
          destination_id: string
          effort: string
          good_months: number[]
          interests: string[]
          max_days: number | null
          min_days: number | null
          poor_months: number[]
        }
        Insert: {
          destination_id: string
          effort: string
          good_months: number[]
          interests: string[]
          max_days?: number | null
          min_days?: number | null
          poor_months: number[]
        }
        Update: {
          destination_id?: string
          effort?: string
          good_months?: number[]
          interests?: string[]
          max_days?: number | null
          min_days?: number | null
          poor_months?: number[]
        }
        Relationships: [
          {
            foreignKeyName: 'place_planning_destination_id_fkey'
            columns: ['destination_id']
            isOneToOne: true
            referencedRelation: 'destinations'
            referencedColumns: ['id']
          },
        ]
      }
      plans: {
        Row: {
          id: string
          is_popular: boolean
          name: string
          unit_price_cents: number
        }
        Insert: {
          id: string
          is_popular?: boolean
          name: string
          unit_price_cents: number
        }
        Update: {
          id?: string
          is_popular?: boolean
          name?: string
          unit_price_cents?: number
        }
        Relationships: []
      }
      post_comments: {
        Row: {
          author_id: string
          author_name: string
          author_username: string
          body: string
          created_at: string
          id: string
          parent_id: string | null
          post_id: string
          status: string
        }
        Insert: {
          author_id?: string
          author_name?: string
          author_username?: string
          body: string
          created_at?: string
          id?: string
          parent_id?: string | null
          post_id: string
          status?: string
        }
        Update: {
          author_id?: string
          author_name?: string
          author_username?: string
          body?: string
          created_at?: string
          id?: string
          parent_id?: string | null
          post_id?: string
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: 'post_comments_parent_id_fkey'
            columns: ['parent_id']
            isOneToOne: false
            referencedRelation: 'post_comments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'post_comments_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'community_posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'post_comments_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'posts'
            referencedColumns: ['id']
          },
        ]
      }
      post_counters: {
        Row: {
          comments: number
          likes: number
          post_id: string
          shard: number
          shares: number
          views: number
        }
        Insert: {
          comments?: number
          likes?: number
          post_id: string
          shard: number
          shares?: number
          views?: number
        }
        Update: {
          comments?: number
          likes?: number
          post_id?: string
          shard?: number
          shares?: number
          views?: number
        }
        Relationships: [
          {
            foreignKeyName: 'post_counters_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'community_posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'post_counters_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'posts'
            referencedColumns: ['id']
          },
        ]
      }
      post_reactions: {
        Row: {
          claps: number
          post_id: string
          shares: number
          user_id: string
        }
        Insert: {
          claps?: number
          post_id: string
          shares?: number
          user_id: string
        }
        Update: {
          claps?: number
          post_id?: string
          shares?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'post_reactions_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'community_posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'post_reactions_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'posts'
            referencedColumns: ['id']
          },
        ]
      }
      post_views: {
        Row: {
          day: string
          post_id: string
          user_id: string
        }
        Insert: {
          day: string
          post_id: string
          user_id: string
        }
        Update: {
          day?: string
          post_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'post_views_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'community_posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'post_views_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'posts'
            referencedColumns: ['id']
          },
        ]
      }
      posts: {
        Row: {
          author_id: string
          author_name: string
          author_username: string
          body: string
          created_at: string
          edited_at: string | null
          id: string
          is_draft: boolean
          media_alt: string
          media_height: number | null
          media_path: string | null
          media_width: number | null
          panorama_faces: number[] | null
          place: string
          published_at: string | null
          rejected_at: string | null
          review_note: string
          search: unknown
          status: string
          submitted_at: string | null
          type: string
        }
        Insert: {
          author_id?: string
          author_name?: string
          author_username?: string
          body: string
          created_at?: string
          edited_at?: string | null
          id?: string
          is_draft?: boolean
          media_alt?: string
          media_height?: number | null
          media_path?: string | null
          media_width?: number | null
          panorama_faces?: number[] | null
          place?: string
          published_at?: string | null
          rejected_at?: string | null
          review_note?: string
          search?: unknown
          status?: string
          submitted_at?: string | null
          type: string
        }
        Update: {
          author_id?: string
          author_name?: string
          author_username?: string
          body?: string
          created_at?: string
          edited_at?: string | null
          id?: string
          is_draft?: boolean
          media_alt?: string
          media_height?: number | null
          media_path?: string | null
          media_width?: number | null
          panorama_faces?: number[] | null
          place?: string
          published_at?: string | null
          rejected_at?: string | null
          review_note?: string
          search?: unknown
          status?: string
          submitted_at?: string | null
          type?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          avatar_path: string | null
          created_at: string
          id: string
          language: string | null
          low_data: boolean | null
          motion: string | null
          name: string | null
          updated_at: string
        }
        Insert: {
          avatar_path?: string | null
          created_at?: string
          id: string
          language?: string | null
          low_data?: boolean | null
          motion?: string | null
          name?: string | null
          updated_at?: string
        }
        Update: {
          avatar_path?: string | null
          created_at?: string
          id?: string
          language?: string | null
          low_data?: boolean | null
          motion?: string | null
          name?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      reports: {
        Row: {
          created_at: string
          details: string
          id: string
          reason: string
          reporter_id: string
          status: string
          subject_id: string
          subject_kind: string
        }
        Insert: {
          created_at?: string
          details?: string
          id?: string
          reason: string
          reporter_id?: string
          status?: string
          subject_id: string
          subject_kind: string
        }
        Update: {
          created_at?: string
          details?: string
          id?: string
          reason?: string
          reporter_id?: string
          status?: string
          subject_id?: string
          subject_kind?: string
        }
        Relationships: []
      }
      suspensions: {
        Row: {
          created_at: string
          reason: string
          user_id: string
        }
        Insert: {
          created_at?: string
          reason?: string
          user_id: string
        }
        Update: {
          created_at?: string
          reason?: string
          user_id?: string
        }
        Relationships: []
      }
      trip_requests: {
        Row: {
          arrival: string
          created_at: string
          departure: string
          destination_id: string
          destination_name: string
          id: string
          special_requests: string
          status: Database['public']['Enums']['trip_request_status']
          updated_at: string
          user_id: string
          visitors: number
        }
        Insert: {
          arrival: string
          created_at?: string
          departure: string
          destination_id: string
          destination_name?: string
          id?: string
          special_requests?: string
          status?: Database['public']['Enums']['trip_request_status']
          updated_at?: string
          user_id?: string
          visitors: number
        }
        Update: {
          arrival?: string
          created_at?: string
          departure?: string
          destination_id?: string
          destination_name?: string
          id?: string
          special_requests?: string
          status?: Database['public']['Enums']['trip_request_status']
          updated_at?: string
          user_id?: string
          visitors?: number
        }
        Relationships: [
          {
            foreignKeyName: 'trip_requests_destination_id_fkey'
            columns: ['destination_id']
            isOneToOne: false
            referencedRelation: 'destinations'
            referencedColumns: ['id']
          },
        ]
      }
    }
    Views: {
      community_posts: {
        Row: {
          author_id: string | null
          author_name: string | null
          author_username: string | null
          body: string | null
          comments: number | null
          created_at: string | null
          edited_at: string | null
          id: string | null
          likes: number | null
          media_alt: string | null
          media_height: number | null
          media_path: string | null
          media_width: number | null
          panorama_faces: number[] | null
          place: string | null
          published_at: string | null
          shares: number | null
          status: string | null
          type: string | null
          views: number | null
        }
        Relationships: []
      }
    }
    Functions: {
      applaud_post: { Args: { clicks: number; post_id: string }; Returns: number }
      apply_payment: {
        Args: {
          amount_cents?: number
          currency?: string
          event_id?: string
          order_id: string
          outcome: string
          payment_id?: string
          provider_order_id?: string
          reason?: string
          refunded_cents?: number
          source: string
          told_at?: string
        }
        Returns: Json
      }
      appoint_moderator: { Args: { email: string }; Returns: boolean }
      begin_read: { Args: { order_id: string }; Returns: boolean }
      claim_order: { Args: { token: string }; Returns: boolean }
      delete_account: { Args: { user_id: string }; Returns: undefined }
      end_my_session: { Args: { session_id: string }; Returns: boolean }
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json }
      has_payment_work: { Args: Record<PropertyKey, never>; Returns: boolean }
      is_medium_closed: { Args: { path: string }; Returns: boolean }
      media_to_remove: { Args: Record<PropertyKey, never>; Returns: string[] }
      moderate: {
        Args: { decision: string; reason?: string; seen_submission?: string; subject_id: string; subject_kind: string }
        Returns: undefined
      }
      moderation_queue: {
        Args: Record<PropertyKey, never>
        Returns: {
          author_id: string
          author_name: string
          body: string
          details: string[]
          due_at: string
          media_alt: string
          media_path: string
          panorama_faces: number[]
          reasons: string[]
          subject_id: string
          subject_kind: string
          submitted_at: string
          waiting_since: string
        }[]
      }
      my_decisions: {
        Args: Record<PropertyKey, never>
        Returns: {
          body: string
          decided_at: string
          decision: string
          reason: string
          subject_id: string
          subject_kind: string
        }[]
      }
      my_plan: { Args: Record<PropertyKey, never>; Returns: Json }
      my_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          is_current: boolean
          last_used_at: string
          started_at: string
          user_agent: string
        }[]
      }
      open_order: {
        Args: {
          address_hash: string
          email: string
          first_name: string
          last_name: string
          months: number
          phone: string
          plan_name: string
          provider: Database['public']['Enums']['payment_provider']
          total_cents: number
          user_id: string
        }
        Returns: Json
      }
      payment_report: {
        Args: Record<PropertyKey, never>
        Returns: {
          finding: string
          order_id: string
        }[]
      }
      plan_in_force: { Args: { at?: string; person: string }; Returns: string }
      queue_reminders: { Args: Record<PropertyKey, never>; Returns: number }
      search_knowledge: {
        Args: { in_language?: string; in_places?: string[]; max_results?: number; question: string }
        Returns: {
          body: string
          coverage: number
          destination_id: string
          heading_deg: number
          href: string
          id: string
          kind: string
          panorama_id: string
          pitch_deg: number
          title: string
          title_coverage: number
          topic: string
        }[]
      }
      search_posts: {
        Args: { before_at?: string; before_id?: string; page_size?: number; post_type?: string; words: string }
        Returns: {
          author_id: string | null
          author_name: string | null
          author_username: string | null
          body: string | null
          comments: number | null
          created_at: string | null
          edited_at: string | null
          id: string | null
          likes: number | null
          media_alt: string | null
          media_height: number | null
          media_path: string | null
          media_width: number | null
          panorama_faces: number[] | null
          place: string | null
          published_at: string | null
          shares: number | null
          status: string | null
          type: string | null
          views: number | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'community_posts'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      see_posts: { Args: { post_ids: string[] }; Returns: number }
      settle_mail: { Args: { mail_id: number; was_sent: boolean }; Returns: undefined }
      share_post: { Args: { clicks: number; post_id: string }; Returns: number }
      shared_itinerary: { Args: { token: string }; Returns: Json }
      start_order: { Args: { approval_url: string; order_id: string; provider_order_id: string }; Returns: undefined }
      start_trial: { Args: Record<PropertyKey, never>; Returns: boolean }
      suspended_people: {
        Args: Record<PropertyKey, never>
        Returns: {
          name: string
          reason: string
          suspended_at: string
          user_id: string
        }[]
      }
      take_assistant_turn: { Args: { address: string; daily_tokens?: number; person: string }; Returns: string }
      take_due_orders: {
        Args: { up_to: number }
        Returns: {
          address_hash: string | null
          amount_cents: number
          amount_differs: boolean
          approval_url: string | null
          buyer_key: string
          check_count: number
          claim_token_hash: string | null
          created_at: string
          currency: string
          email: string | null
          failure_code: string | null
          first_name: string
          id: string
          last_name: string
          last_notice_at: string | null
          last_read_at: string | null
          money_told_at: string | null
          months: number
          next_check_at: string | null
          orphaned_at: string | null
          paid_at: string | null
          phone: string
          plan_id: string
          provider: Database['public']['Enums']['payment_provider']
          provider_order_id: string | null
          provider_payment_id: string | null
          refunded_cents: number
          status: Database['public']['Enums']['order_status']
          unit_price_cents: number
          updated_at: string
          user_id: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'orders'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      take_mails: {
        Args: { up_to: number }
        Returns: {
          created_at: string
          details: NonNullable<Json>
          id: number
          kind: string
          news: string
          next_try_at: string | null
          order_id: string | null
          recipient: string
          sent_at: string | null
          tries: number
          user_id: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'mail_outbox'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      take_notice: { Args: { order_id: string }; Returns: boolean }
      take_payment_report: { Args: Record<PropertyKey, never>; Returns: Json }
    }
    Enums: {
      order_status:
        | 'created'
        | 'pending'
        | 'approved'
        | 'review'
        | 'paid'
        | 'failed'
        | 'canceled'
        | 'expired'
        | 'partially_refunded'
        | 'refunded'
        | 'reversed'
      payment_provider: 'paypal' | 'pesapal'
      trip_request_status: 'requested' | 'acknowledged' | 'quoted' | 'confirmed' | 'declined' | 'canceled'
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      order_status: [
        'created',
        'pending',
        'approved',
        'review',
        'paid',
        'failed',
        'canceled',
        'expired',
        'partially_refunded',
        'refunded',
        'reversed',
      ],
      payment_provider: ['paypal', 'pesapal'],
      trip_request_status: ['requested', 'acknowledged', 'quoted', 'confirmed', 'declined', 'canceled'],
    },
  },
} as const
